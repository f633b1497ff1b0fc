// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/matrix_division.h"

#include <glslang/MachineIndependent/localintermediate.h>

namespace vitrine::core::glsl {

namespace {

using namespace glslang;

class DivisionRewriter : public TIntermTraverser {
public:
    explicit DivisionRewriter(const TIntermediate& tree) : m_tree(tree) {}

    bool visitBinary(TVisit, TIntermBinary* node) override
    {
        const bool isDivision = node->getOp() == EOpDiv || node->getOp() == EOpDivAssign;
        const TType& type = node->getLeft()->getType();
        if (!isDivision || !type.isMatrix() || node->getRight()->getType().isMatrix())
            return true;
        TConstUnion one;
        one.setDConst(1.0);
        const TConstUnionArray values(type.computeNumComponents(), one);
        const TType matrix(EbtFloat, EvqConst, 0, type.getMatrixCols(), type.getMatrixRows());
        auto* ones = m_tree.addConstantUnion(values, matrix, node->getLoc());
        const TType product(EbtFloat, EvqTemporary, 0, type.getMatrixCols(), type.getMatrixRows());
        node->setRight(m_tree.addBinaryNode(EOpMatrixTimesScalar, ones, node->getRight(), node->getLoc(), product));
        return true;
    }

private:
    const TIntermediate& m_tree;
};

} // namespace

void divideByComponents(TIntermediate& tree)
{
    DivisionRewriter rewriter(tree);
    tree.getTreeRoot()->traverse(&rewriter);
}

} // namespace vitrine::core::glsl
