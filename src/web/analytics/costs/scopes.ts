import type { RulesReply } from '#shared/stores/costs.ts';
import type { RuleScope } from '#shared/stores/profit-rules.ts';
import { useT } from '#web/core/app/i18n.ts';

export function isSameScope(one: RuleScope, other: RuleScope): boolean {
  return scopeKey(one) === scopeKey(other);
}

export function scopeKey(scope: RuleScope): string {
  if (scope.kind === 'product') return `product ${scope.productId}`;
  return scope.kind === 'category' ? `category ${scope.category}` : scope.kind;
}

/** What a rule is for, in words; `title` is that of a product the rules do not name yet. */
export function useScopeText({ products }: RulesReply) {
  const t = useT();
  return (scope: RuleScope, title?: string): string => {
    switch (scope.kind) {
      case 'everything':
        return t('Everything in the shop');
      case 'shipping':
        return t('Shipping');
      case 'category':
        return scope.category;
      case 'product':
        return (
          title ??
          products.find(({ productId }) => productId === scope.productId)?.title ??
          t('A product that is gone')
        );
    }
  };
}
