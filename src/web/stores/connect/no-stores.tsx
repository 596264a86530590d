import { type LucideIcon, Plus } from 'lucide-react';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { TryDemoStore } from './demo-stores.tsx';

/** In place of a page that rests on a store; `children` say why it needs one. */
export function NoStores({ icon, children }: { icon: LucideIcon; children: string }) {
  const t = useT();
  return (
    <Card flush>
      <EmptyState
        icon={icon}
        title={t('No stores connected')}
        action={
          <>
            <ButtonLink to={paths.stores}>
              <Plus aria-hidden />
              {t('Connect Store')}
            </ButtonLink>
            <TryDemoStore />
          </>
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
}
