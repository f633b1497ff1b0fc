# SPDX-License-Identifier: Apache-2.0
"""A walk of the help: a page whose numbers are what its commands print.

In the indented blocks of a page, a line that begins with "vitrine-cli" is a command, and the lines below are lines of what
it prints, in their order; runs of spaces are alike. Elsewhere, in sentences and tables, a number of two digits or
more stands in the page's commands or in what they print, or is the result of an equation on the page such as
"150 − 120 = 30". All numbers of a row of a table are in one line of what a command prints, or in that command."""

import re

COMMAND = "vitrine-cli "
SPACES = "   "  # between groups of digits
DIGITS = rf"\d{{1,3}}(?:[{SPACES}]\d{{3}})+|\d+"
NUMBER = re.compile(rf"(?<![\w.,])({DIGITS})(?:[.,](\d+))?(?![\w]|[.,]\d)")
TERM = rf"(?:{DIGITS})(?:[.,]\d+)?(?: %)?"
EQUATION = re.compile(rf"{TERM}(?: [+−·/] {TERM})+ = {TERM}")
PRINTED = re.compile(r"\d+(?:\.\d+)?")
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
LINK = re.compile(r"\]\([^)]*\)")


class Number:
    """As it stands in a page: its value, and how many digits follow the point."""

    def __init__(self, match):
        whole, part = match.group(1), match.group(2)
        self.text = match.group(0)
        self.decimals = len(part or "")
        self.value = float(re.sub(f"[{SPACES}]", "", whole) + "." + (part or "0"))

    def is_counted(self):
        return self.value >= 10 or self.decimals > 0

    def is_among(self, values):
        return any(abs(value - self.value) < 1e-9 or
                   (self.decimals and round(value, self.decimals) == self.value) for value in values)


def numbers(text):
    return [Number(match) for match in NUMBER.finditer(text)]


class Page:
    def __init__(self, text):
        lines = COMMENT.sub("", text).splitlines()
        self.blocks = []  # (command, the lines shown of what it prints)
        self.prose = []
        for line in lines:
            if not line.startswith("    "):
                self.prose.append(LINK.sub("]", line))
            elif line.strip().startswith(COMMAND):
                self.blocks.append((line.strip(), []))
            elif self.blocks:
                self.blocks[-1][1].append(" ".join(line.split()))
        self.commands = [command for command, _ in self.blocks]

    def paragraphs(self):
        """Rows of tables are paragraphs of their own."""
        parts = []
        for line in self.prose:
            if line.startswith("|") or not parts or not line.strip() or parts[-1].startswith("|"):
                parts.append(line)
            else:
                parts[-1] += " " + line
        return [part for part in parts if part.strip()]


def result(equation):
    """The value on the left, worked out from the left to the right, products first."""
    left = equation.split(" = ")[0]
    percent = 100 if "%" in equation.split(" = ")[1] and "%" not in left else 1
    terms = re.split(r" ([+−·/]) ", left)
    value, sign, total = None, 1, 0.0
    for i, term in enumerate(terms):
        if i % 2 == 0:
            number = numbers(term)[0].value
            operator = terms[i - 1] if i else "+"
            if operator == "·":
                value *= number
            elif operator == "/":
                value /= number
            else:
                total += sign * (value or 0)
                value, sign = number, -1 if operator == "−" else 1
    return (total + sign * value) * percent


class Printed:
    """What a command prints, as it is compared."""

    def __init__(self, command, text):
        def values(of):
            return {float(found) for found in PRINTED.findall(of)}
        self.lines = [" ".join(line.split()) for line in text.splitlines()]
        self.asked = values(command)
        self.rows = [self.asked | values(line) for line in self.lines]
        self.values = self.asked | values(text)


def missing_of_row(row, printed):
    """The numbers that the line of all the lines printed that has most of them does not have."""
    wanted = numbers(row)
    lines = [values for one in printed for values in one.rows]
    return min(([number for number in wanted if not number.is_among(values)] for values in lines), key=len, default=wanted)


def problems(page, printed):
    """The sentences about a page, whose commands print what `printed` has of each; none when all is as it says."""
    found = []
    for command, lines in page.blocks:
        left = iter(printed[command].lines)
        found += [f"{command} does not print: {line}" for line in lines if line and line not in left]
    known = set().union(*(printed[command].values for command in page.commands))
    paragraphs = page.paragraphs()
    for equation in (equation for paragraph in paragraphs for equation in EQUATION.findall(paragraph)):
        says = numbers(equation.split(" = ")[1])[0]
        if round(result(equation), says.decimals) != says.value:
            found.append(f"that is wrong: {equation}")
        known.add(says.value)
    for paragraph in paragraphs:
        if paragraph.startswith("|"):
            missing = missing_of_row(paragraph, [printed[command] for command in page.commands])
        else:
            missing = [number for number in numbers(paragraph) if number.is_counted() and not number.is_among(known)]
        found += [f"nothing prints {number.text}: {paragraph}" for number in missing]
    return found
