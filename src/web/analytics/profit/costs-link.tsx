import { Link } from 'wouter';
import { text } from '#shared/core/sentence.ts';
import type { Section } from '#web/analytics/costs/costs-address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';

/** Where something that is missing can be filled in, and what the link there says. */
export interface Remedy {
  to: string;
  label: string;
}

const sectionAt = (section: Section) => `${paths.costs}?section=${section}`;

export const remedies = {
  costs: { to: sectionAt('costs'), label: text('Enter costs') },
  vat: { to: sectionAt('vat'), label: text('Say the VAT inside your prices') },
  reclaimsVat: { to: sectionAt('vat'), label: text('Say whether you reclaim VAT') },
  fees: { to: sectionAt('fees'), label: text('Say what payment providers take') },
  shipping: { to: sectionAt('shipping'), label: text('Say what sending costs') },
  returns: { to: sectionAt('shipping'), label: text('Say whether returns are sold again') },
  fixedCosts: { to: sectionAt('fixed'), label: text('Enter fixed costs') },
  ads: { to: sectionAt('fixed'), label: text('Enter ad spend') },
} satisfies Record<string, Remedy>;

interface RemedyLinkProps {
  remedy: Remedy;
  /** In place of the usual words. */
  label?: string | undefined;
}

export function RemedyLink({ remedy: { to, label: usual }, label }: RemedyLinkProps) {
  const t = useT();
  return (
    <Link
      href={to}
      className="-my-1 inline-flex min-h-7 items-center rounded text-accent underline-offset-2 hover:underline"
    >
      {label ?? t(usual)}
    </Link>
  );
}
