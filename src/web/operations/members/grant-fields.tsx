import { useQuery } from '@tanstack/react-query';
import type { Grant } from '#shared/accounts/members.ts';
import { ROLES } from '#shared/core/permissions.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { ROLE_EXPLANATIONS, ROLE_NAMES } from '#web/core/session/role-texts.ts';
import { Checkbox } from '#web/core/ui/checkbox.tsx';
import { RadioList } from '#web/core/ui/radio-list.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';

interface GrantFieldsProps {
  grant: Grant;
  onChange: (grant: Grant) => void;
}

/** What a member may do, and in which stores. */
export function GrantFields({ grant, onChange }: GrantFieldsProps) {
  const t = useT();
  return (
    <>
      <RadioList
        label={t('Role')}
        value={grant.role}
        onValueChange={(role) => onChange({ role, storeIds: role === 'owner' ? null : grant.storeIds })}
        options={ROLES.toReversed().map((role) => ({
          value: role,
          label: t(ROLE_NAMES[role]),
          note: t(ROLE_EXPLANATIONS[role]),
        }))}
      />
      {grant.role !== 'owner' && <StoreFields grant={grant} onChange={onChange} />}
    </>
  );
}

function StoreFields({ grant, onChange }: GrantFieldsProps) {
  const t = useT();
  const stores = useQuery(storesQuery()).data ?? [];
  const { storeIds } = grant;
  return (
    <>
      <RadioList
        label={t('Stores')}
        value={storeIds ? 'chosen' : 'all'}
        onValueChange={(which) => onChange({ ...grant, storeIds: which === 'all' ? null : [] })}
        options={[
          { value: 'all', label: t('All stores'), note: t('Those you connect later, too.') },
          { value: 'chosen', label: t('Chosen stores') },
        ]}
      />
      {storeIds && (
        <fieldset className="grid gap-2 pl-7">
          <legend className="sr-only">{t('Chosen stores')}</legend>
          {stores.map(({ id, storeName }) => (
            <Checkbox
              key={id}
              label={<span dir="auto">{storeName}</span>}
              checked={storeIds.includes(id)}
              onCheckedChange={(isChosen) =>
                onChange({
                  ...grant,
                  storeIds: isChosen ? [...storeIds, id] : storeIds.filter((each) => each !== id),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

export function missingInGrant(t: Translate, { storeIds }: Grant): string | false {
  return storeIds?.length === 0 && t('Choose at least one store');
}
