import { useEffect, useState } from 'react';

/** The server writes it into pages that it sends ready; where these are made, a placeholder stands for it. */
const sent =
  typeof document === 'undefined' ? '%CONTACT_EMAIL%' : document.getElementById('root')?.dataset.contact;

/** Null until known. */
export function useContactEmail(): string | null {
  const [contactEmail, setContactEmail] = useState(sent ?? null);
  useEffect(() => {
    if (sent !== undefined) return;
    let gone = false;
    async function ask() {
      const { forgetEnvironment, readEnvironment } = await import('#web/core/api/environment.ts');
      if (gone) return;
      const environment = await readEnvironment().catch(() => forgetEnvironment());
      if (environment && !gone) setContactEmail(environment.contactEmail);
    }
    void ask();
    return () => {
      gone = true;
    };
  }, []);
  return contactEmail;
}
