import {
  type AdGroup,
  type AssetProblem,
  DESCRIPTION_MOST,
  DESCRIPTIONS,
  HEADLINE_MOST,
  HEADLINES,
  PATH_MOST,
} from '#shared/ads/ads-assets.ts';
import { ProductPhoto } from '#web/analytics/products/product-photo.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Card } from '#web/core/ui/card.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { problemsAt } from './ad-content.ts';
import { CountedInput } from './counted-input.tsx';
import { KeywordList } from './keyword-list.tsx';
import { TextList } from './text-list.tsx';

const MOST_KEYWORDS = 50;
const LONGEST_ADDRESS = 8_000;

interface GroupEditorProps {
  group: AdGroup;
  at: number;
  lang: string;
  problems: readonly AssetProblem[];
  onChange: (group: AdGroup) => void;
}

/** The ad of one product, and what it is found by. */
export function GroupEditor({ group, at, lang, problems, onChange }: GroupEditorProps) {
  const t = useT();
  const change = (changed: Partial<AdGroup>) => onChange({ ...group, ...changed });
  const errorOf = (field: string) => problemsAt(problems, at, field).map(t.message).join(' ') || undefined;
  const list = { group: at, problems, lang };
  return (
    <Card
      className="min-w-0"
      title={
        <span className="flex min-w-0 items-center gap-3">
          <ProductPhoto src={group.imageUrl} className="size-9 rounded-md" />
          <span dir="auto" className="wrap-anywhere min-w-0">
            {group.productTitle}
          </span>
        </span>
      }
    >
      <div className="grid min-w-0 gap-6">
        <TextList
          {...list}
          title={t('Headlines')}
          hint={t('Google asks for at least 3 and mixes them. The more differ, the better it can choose.')}
          nameOf={(n) => t('Headline {n}', { n })}
          addLabel={t('Add a headline')}
          texts={group.headlines}
          onChange={(headlines) => change({ headlines })}
          mostTexts={HEADLINES.most}
          most={HEADLINE_MOST}
          field="headlines"
        />
        <TextList
          {...list}
          title={t('Descriptions')}
          hint={t('At least 2. Each must make sense on its own.')}
          nameOf={(n) => t('Description {n}', { n })}
          addLabel={t('Add a description')}
          texts={group.descriptions}
          onChange={(descriptions) => change({ descriptions })}
          mostTexts={DESCRIPTIONS.most}
          most={DESCRIPTION_MOST}
          field="descriptions"
        />
        <KeywordList
          {...list}
          title={t('Keywords')}
          hint={t(
            'Exact: only searches that mean just this. Phrase: searches that contain its meaning. Broad: whatever Google finds related.',
          )}
          keywords={group.keywords}
          onChange={(keywords) => change({ keywords })}
          mostKeywords={MOST_KEYWORDS}
          field="keywords"
        />
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium text-sm">{t('Shown path')}</legend>
          <p className="text-ink-faint text-xs">
            {t('Shown after your address in the ad. It says what the page is about and is not a link.')}
          </p>
          <div className="grid gap-2 sm:grid-cols-2">
            <CountedInput
              label={t('First path')}
              value={group.path1}
              most={PATH_MOST}
              lang={lang}
              problems={problemsAt(problems, at, 'path1')}
              onChange={(path1) => change({ path1 })}
            />
            <CountedInput
              label={t('Second path')}
              value={group.path2}
              most={PATH_MOST}
              lang={lang}
              problems={problemsAt(problems, at, 'path2')}
              onChange={(path2) => change({ path2 })}
            />
          </div>
        </fieldset>
        <div className="grid gap-4.5 sm:grid-cols-2">
          <Field label={t('Page the ad leads to')} error={errorOf('finalUrl')}>
            <TextInput
              type="url"
              inputMode="url"
              maxLength={LONGEST_ADDRESS}
              value={group.finalUrl}
              onChange={({ target }) => change({ finalUrl: target.value })}
            />
          </Field>
          <Field label={t('Name of the ad group')} error={errorOf('name')}>
            <TextInput
              maxLength={1_000}
              value={group.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
        </div>
      </div>
    </Card>
  );
}
