import { useT } from '#web/app/i18n.ts';
import { Page } from '#web/ui/page.tsx';
import { ComingPoints } from './coming-points.tsx';
import { type ComingName, comingTexts } from './coming-texts.ts';

/** A page of the app that a later release brings. */
export function ComingPage({ name }: { name: ComingName }) {
  const t = useT();
  return (
    <Page title={t(comingTexts[name].title)}>
      <ComingPoints name={name} />
    </Page>
  );
}
