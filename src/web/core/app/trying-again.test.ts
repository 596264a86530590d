import { expect, test } from 'vitest';
import { readSources } from '#web/testing/texts/find-untranslated.ts';
import { textsOfInterface } from '#web/testing/texts/interface-texts.ts';
import { argumentOf, nameOf, propertiesOf } from '#web/testing/texts/literal-places.ts';
import { markedTexts } from '#web/testing/texts/marked-texts.ts';
import type { Literal } from '#web/testing/texts/read-literals.ts';

const { ofInterface, ofServer } = readSources();
const asksToTryAgain = ({ words }: { words: string }) => /\btry again\b/i.test(words);

/** Said without asking the server: each is about a fault that passes. */
const BY_THE_SCREEN = [
  // What a consent page sends back when the server could not read what was granted, or met something unexpected.
  '{platform} gave consent, but then the account could not be read. Please try again in a few minutes.',
  '{platform} gave consent, but then the store could not be read. Please try again in a few minutes.',
  'Google gave consent, but then the Google Ads account could not be read. Please try again in a few minutes.',
  'Google does not answer at the moment. Please try again in a few minutes or use your e-mail and password.',
  'Google sign-in did not work. Please try again or use your e-mail and password.',
  'Google Ads could not be connected. Please try again.',
  'The account could not be connected. Please try again.',
  'Failed to initiate store connection. Please try again.',
  // A button, and an import that was cut off next to it.
  'Try again',
  'Reading stopped before the end. Please try again.',
  // Of an export whose record names no reason.
  'Your data could not be prepared. Please try again.',
  'You are offline. Nothing was changed; try again once you are connected.',
];

test('a screen proposes to try again only where the server knows no reason for the failure', () => {
  const without = textsOfInterface(ofInterface)
    .filter(asksToTryAgain)
    .filter((literal) => !isSecondChoice(literal))
    .map(({ words }) => words);
  expect([...new Set(without)].sort()).toEqual([...BY_THE_SCREEN].sort());
});

/** Handed to what shows the server's own sentence first. */
function isSecondChoice(literal: Literal): boolean {
  return (
    argumentOf(literal, /^reasonOf$/) === 1 ||
    propertiesOf(literal)[0] === 'failed' ||
    literal.place.some(({ type, id }) => type === 'VariableDeclarator' && nameOf(id) === 'otherwise')
  );
}

/** Faults that pass: they say when, or who tries. */
const BY_THE_SERVER = [
  'Failed to generate content. Please try again.',
  '{server} does not answer on this computer any more. Start it and try again.',
  '{name} does not answer right now. Please try again in a few minutes.',
  'Many invitations were sent already. Please try again in an hour.',
  'Some posts could not be written or drawn. Vitrin will try again automatically.',
  '{platform} cannot be reached right now. We will try again automatically.',
  '{platform} is taking very long to answer. We will try again automatically.',
  'Something went wrong on our side. Please try again in a moment.',
  'Something went wrong on our side. We will try again automatically.',
  'The database of this server cannot be reached at the moment. Please try again in a few seconds.',
  'The database of this server is too busy at the moment. Please try again in a few seconds.',
  'The database of this server took too long to answer. Please try again in a minute.',
  'The file Shopify prepared could not be read to its end. We will try again automatically.',
  'The mail server did not accept the e-mail. Please try again in a few minutes; if it fails again, its settings have to be checked.',
  'This post could not be written or drawn. Vitrin will try again automatically.',
  'Too many attempts with this e-mail address. Please try again in an hour.',
  'Too many wrong codes. Please try again in an hour.',
  'Too many attempts. Please wait a minute and try again.',
  'We have sent several links already. Please check your inbox, or try again in an hour.',
  'Your data could not be prepared. Please try again.',
  'Your store has no products on sale and no orders yet. Add products on your store platform, refresh the store here and try again.',
];

test('the server proposes to try again only where that helps, and says when', () => {
  const said = markedTexts(ofServer).filter(asksToTryAgain);
  expect([...new Set(said.map(({ words }) => words))].sort()).toEqual([...BY_THE_SERVER].sort());
});
