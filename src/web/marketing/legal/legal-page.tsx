import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import type { LegalSection } from '#languages/legal-document.ts';
import { type Language, LOCALES } from '#shared/core/languages.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { useContactEmail } from '#web/core/public/contact-email.ts';
import { PublicFrame } from '#web/core/public/public-frame.tsx';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { useDocumentTitle } from '#web/core/ui/page.tsx';
import { type LegalTextName, useLegalText } from './legal-texts.ts';

interface LegalPageProps {
  title: string;
  name: LegalTextName;
  /** The day of the last change, e.g. `2026-11-21`. */
  changedOn: string;
}

export function LegalPage(props: LegalPageProps) {
  useDocumentTitle(props.title);
  return (
    <PublicFrame>
      <Suspense>
        <LegalArticle {...props} />
      </Suspense>
    </PublicFrame>
  );
}

function LegalArticle({ title, name, changedOn }: LegalPageProps) {
  const t = useT();
  const { intro, sections } = useLegalText(name);
  return (
    <article className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-5 py-10 sm:py-16 lg:grid-cols-[15rem_minmax(0,42rem)]">
      <header className="grid justify-items-start gap-4 lg:col-start-2">
        <ButtonLink to={paths.home} variant="secondary" size="small">
          <ArrowLeft aria-hidden />
          {t('Back to Home')}
        </ButtonLink>
        <h1 className="mt-4 text-3xl sm:text-[2.75rem]">{title}</h1>
        <p className="text-ink-faint text-sm">
          {t.nodes('Last changed on {date}', {
            date: <time dateTime={changedOn}>{dayInWords(changedOn, t.language)}</time>,
          })}
        </p>
        <p className="text-ink-soft text-lg">{intro}</p>
      </header>
      <Contents sections={sections} />
      <div className="grid gap-12 lg:col-start-2 lg:row-start-2">
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: LegalSection[] }) {
  const t = useT();
  return (
    <nav aria-labelledby="contents-title" className="lg:col-start-1 lg:row-start-2">
      <div className="grid gap-3 rounded-xl border border-line bg-surface p-5 lg:sticky lg:top-8 lg:border-0 lg:bg-transparent lg:p-0">
        <h2 id="contents-title" className="text-ink-soft text-sm">
          {t('Contents')}
        </h2>
        <ol className="grid text-sm sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-1">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block rounded-sm py-1.5 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

function Section({ id, title, body }: LegalSection) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="scroll-mt-8 text-xl sm:text-2xl">
        {title}
      </h2>
      {body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>
            <WithContact words={part} />
          </p>
        ) : (
          <ul key={part[0]} className="grid list-disc gap-2 pl-5 marker:text-ink-faint">
            {part.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

/** `{email}` becomes a link. */
function WithContact({ words }: { words: string }) {
  const contactEmail = useContactEmail();
  const [before, after] = words.split('{email}');
  if (after === undefined) return before;
  return (
    <>
      {before}
      {contactEmail ? (
        <a href={`mailto:${contactEmail}`} className="text-accent underline underline-offset-4">
          {contactEmail}
        </a>
      ) : (
        '…'
      )}
      {after}
    </>
  );
}

/** The same words wherever it is drawn: the reader's region would write it in another order than the server did. */
function dayInWords(day: string, language: Language) {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
