import { useState } from 'react';
import type { RulesReply } from '#shared/stores/costs.ts';
import type { ProfitRules } from '#shared/stores/profit-rules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { CachedDraftNote } from '#web/core/app/cached-draft-note.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Tabs } from '#web/core/ui/tabs.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { type CostDraft, useCostDrafts } from './cost-drafts.ts';
import { type Section, useCostsAddress } from './costs-address.ts';
import { CostsSection } from './costs-section.tsx';
import { FeesSection } from './fees-section.tsx';
import { useRulesDraft } from './rules-draft.ts';
import { checkRules, type Problems } from './rules-form.ts';
import { RunningSection } from './running-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { SaveCostsDialog } from './save-costs-dialog.tsx';
import { SaveRulesDialog } from './save-rules-dialog.tsx';
import { ShippingSection } from './shipping-section.tsx';
import { VatSection } from './vat-section.tsx';

interface StoreCostsProps {
  store: Store;
  reply: RulesReply;
}

/** All sections, with what was changed in any of them until it is saved. */
export function StoreCosts({ store, reply }: StoreCostsProps) {
  const t = useT();
  const { section, goToSection } = useCostsAddress();
  const drafts = useCostDrafts(store.id);
  const draft = useRulesDraft(store, reply);
  const checked = checkRules(draft.form);
  // Said once it was tried to save: who is typing has not finished yet.
  const [isTried, setTried] = useState(false);
  const problems: Problems = isTried && 'problems' in checked ? checked.problems : {};
  const [savingCosts, setSavingCosts] = useState<CostDraft[] | null>(null);
  const [savingRules, setSavingRules] = useState<ProfitRules | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const [first] = drafts.wrong;
  const isFromBefore =
    (drafts.isFromBefore && drafts.changes.length > 0) || (draft.isFromBefore && draft.isChanged);

  function saveRules() {
    setTried(true);
    if ('rules' in checked) {
      setSavingRules(checked.rules);
      return;
    }
    toast({ title: t('Something is missing or wrong; it is marked.'), variant: 'destructive' });
    const [place = ''] = Object.keys(checked.problems);
    goToSection(sectionOf(place));
  }
  function discard() {
    drafts.discard();
    draft.discard();
    setTried(false);
    setDiscarding(false);
  }
  function takeImported(imported: CostDraft[]) {
    drafts.put(imported);
    setSavingCosts(imported);
  }
  const given = { store, reply, draft, problems };
  return (
    <div className="grid min-w-0 gap-5">
      {isFromBefore && <CachedDraftNote onStartAfresh={discard} />}
      <Tabs<Section>
        label={t('Costs')}
        value={section}
        onValueChange={goToSection}
        tabs={[
          {
            name: 'costs',
            label: t('Costs'),
            content: <CostsSection {...given} drafts={drafts} onImported={takeImported} />,
          },
          { name: 'vat', label: t('VAT'), content: <VatSection {...given} /> },
          { name: 'fees', label: t('Payment fees'), content: <FeesSection {...given} /> },
          { name: 'shipping', label: t('Shipping'), content: <ShippingSection {...given} /> },
          { name: 'fixed', label: t('Ads and fixed costs'), content: <RunningSection {...given} /> },
        ]}
      />
      <SaveBar
        costs={drafts.changes.length}
        rules={draft.isChanged}
        blocked={first && t('The cost of {product} is not a number.', { product: first.title })}
        onSaveCosts={() => setSavingCosts(drafts.changes)}
        onSaveRules={saveRules}
        onDiscard={() => setDiscarding(true)}
      />
      {savingCosts && (
        <SaveCostsDialog
          store={store}
          drafts={savingCosts}
          onSaved={() => {
            drafts.forget(savingCosts);
            setSavingCosts(null);
          }}
          onClose={() => setSavingCosts(null)}
        />
      )}
      {savingRules && (
        <SaveRulesDialog
          store={store}
          saved={reply}
          rules={savingRules}
          onSaved={() => {
            draft.discard();
            setTried(false);
            setSavingRules(null);
          }}
          onClose={() => setSavingRules(null)}
        />
      )}
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setDiscarding}
        title={t('Discard what is not saved?')}
        description={t('What you typed on this page is lost.')}
        confirmLabel={t('Discard')}
        destructive
        onConfirm={discard}
      />
    </div>
  );
}

/** Where a field stands. */
function sectionOf(place: string): Section {
  const [list] = place.split('.');
  switch (list) {
    case 'vat':
      return 'vat';
    case 'fees':
    case 'surchargePercent':
      return 'fees';
    case 'shipping':
    case 'handlingPerOrder':
      return 'shipping';
    case 'adCosts':
    case 'fixedCosts':
      return 'fixed';
    default:
      return 'costs';
  }
}
