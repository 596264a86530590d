import { text } from '#shared/core/sentence.ts';
import { useEnvironment } from '#web/core/api/environment.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';

const sections = [
  {
    title: text('Data collection'),
    body: text(
      'We collect the name, e-mail address and password you sign up with (the password only as a one-way hash) and, from the stores you connect, products, orders, customers and abandoned carts. We set only the cookies that the service needs: they keep you signed in and remember your language.',
    ),
  },
  {
    title: text('Use'),
    body: text(
      'Your data is used to compute your sales figures, to write insights and content for you, and to publish the posts you approve. It is not used for advertising to you or to your customers.',
    ),
  },
  {
    title: text('Storage and security'),
    body: text(
      'Access tokens are encrypted, connections to the platforms use OAuth 2.0, and only you can read the data of your stores. Generated content is cleaned up weekly.',
    ),
  },
  {
    title: text('Sharing'),
    body: text(
      'We do not sell data. What a task needs is sent to the service that performs it: your store platform, the social networks you connect, and the AI provider that writes your content.',
    ),
  },
  {
    title: text('Your rights'),
    body: text(
      'You may see, correct and delete your data, get a copy of it, and object to its use. You can disconnect a store or delete your account in the app at any time; for the rest, write to us.',
    ),
  },
  {
    title: text('Deletion and termination'),
    body: text(
      'When you delete your account, its data is removed within 30 days and from backups within 90 days. Disconnecting a store deletes everything that was read from it.',
    ),
  },
  {
    title: text('Contact and compliance (GDPR, CCPA)'),
    body: text(
      'We follow the GDPR and the CCPA. You must be at least 18 years old to use Vitrin. Questions and requests reach us by e-mail:',
    ),
    contact: true,
  },
  {
    title: text('Consent'),
    body: text(
      'By creating an account you agree to this use of your data. You can withdraw your consent by deleting the account.',
    ),
  },
];

interface PrivacyDialogProps {
  onClose: () => void;
  onAccept: () => void;
}

export function PrivacyDialog({ onClose, onAccept }: PrivacyDialogProps) {
  const t = useT();
  const contactEmail = useEnvironment()?.contactEmail;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      cross={false}
      title={t('Privacy Policy')}
      description={t('What happens to your data, in short.')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Close')}
          </Button>
          <Button onClick={onAccept}>{t('Accept & Continue')}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        {sections.map(({ title, body, contact }) => (
          <section key={title} className="grid gap-1">
            <h3 className="font-semibold text-sm">{t(title)}</h3>
            <p className="text-ink-soft text-sm">
              {t(body)}
              {contact && contactEmail && (
                <>
                  {' '}
                  <a href={`mailto:${contactEmail}`} className="text-accent underline underline-offset-4">
                    {contactEmail}
                  </a>
                </>
              )}
            </p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
