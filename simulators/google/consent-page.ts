import { type Answer, htmlAnswer } from '#simulators/meta/social/answer.ts';
import { type Choice, choiceList, hiddenFields, renderPage } from '#simulators/meta/social/pages.ts';
import type { PersonFixture } from './accounts.ts';

export const LOOK = { brand: 'Google simulator', colour: '#1a5fd0' };

/** Chosen instead of a person of the fixtures. */
export const ANOTHER = 'another';
const anotherPerson = `<fieldset><legend>Another person</legend>
  <label>Name <input name="another_name" value="Another Person"></label>
  <label>E-mail <input name="another_email" type="email" value="another@example.com"></label>
  <label><input type="checkbox" name="another_verified" value="yes" checked> <span>Google has verified this e-mail</span></label></fieldset>`;

type Shown = {
  request: URLSearchParams;
  people: readonly PersonFixture[];
  rights: Choice[];
  /** Nothing is asked for but an identity: then no rights are chosen, and anyone may sign in. */
  signsIn: boolean;
};

export function showConsentPage({ request, people, rights, signsIn }: Shown): Answer {
  const persons = people.map(({ id, name, email }) => ({
    value: id,
    label: name,
    note: email,
    picture: `/avatar/${id}.svg`,
  }));
  const another = { value: ANOTHER, label: 'Another person', note: 'with the name and e-mail below' };
  const isFirst = (id: string) => id === people[0]?.id;
  const asked = signsIn
    ? anotherPerson
    : choiceList(
        'Select what Vitrin can access',
        { name: 'granted_scope', type: 'checkbox', checked: () => true },
        rights,
      );
  return htmlAnswer(
    renderPage(
      'Sign in',
      `<form method="post" class="card">${hiddenFields(request)}<h1>${signsIn ? 'Sign in to Vitrin' : 'Vitrin wants access to your Google Account'}</h1>
      ${choiceList('Choose an account', { name: 'person', type: 'radio', checked: isFirst }, signsIn ? [...persons, another] : persons)}
      ${asked}
      <div class="row"><button name="decision" value="allow">Continue</button><button class="quiet" name="decision" value="deny">Cancel</button></div></form>`,
      LOOK,
    ),
  );
}
