import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { MATCH_HEADER, matchCountry, matchEmail, matchLine, matchName, matchPhone } from './match-row.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test.each([
  ['  Ada@Example.COM ', 'ada@example.com'],
  // Google's own examples.
  ['cloudy.sanfrancisco+shopping@gmail.com', 'cloudysanfrancisco@gmail.com'],
  ['user.name+NYC@Example.com', 'user.name+nyc@example.com'],
  ['A.B.C+x+y@GoogleMail.com', 'abc@googlemail.com'],
  ['+only@gmail.com', null],
  ['no address', null],
  ['two@at@example.com', null],
  ['ada@localhost', null],
  ['', null],
  [null, null],
])('the address %s is hashed as %s', (written, hashed) => {
  expect(matchEmail(written)).toBe(hashed);
});

test.each([
  ['+90 (532) 123 45 67', null, '+905321234567'],
  ['0090 532 123 45 67', null, '+905321234567'],
  ['0532 123 45 67', 'TR', '+905321234567'],
  ['5321234567', 'TR', '+905321234567'],
  ['905321234567', 'TR', '+905321234567'],
  ['(800) 555-0100', 'US', '+18005550100'],
  ['1-800-555-0100', 'CA', '+18005550100'],
  ['07911 123456', 'GB', '+447911123456'],
  ['+44 (0)7911 123456', 'GB', '+447911123456'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['0151 23456789', 'DE', '+4915123456789'],
  ['612 345 678', 'ES', '+34612345678'],
  ['090-1234-5678', 'JP', '+819012345678'],
  // A guess is not hashed: the country is not known, the number is of none or could be of several.
  ['0532 123 45 67', null, null],
  ['0532 123 45 67', 'JP', null],
  ['123', 'TR', null],
  ['+12', 'US', null],
  ['0212 555 12 34', 'TR', null],
  ['0532 123 45 67', 'XX', null],
  ['+999 12345678', null, null],
  ['+0532 123 45 67', 'TR', null],
  ['555-0100 ext. 4', 'US', null],
  ['', 'TR', null],
  [null, 'TR', null],
])('the number %s of %s is hashed as %s', (written, country, hashed) => {
  expect(matchPhone(written, country)).toBe(hashed);
});

test.each([
  ['  Mary-Jane  O’Neil ', 'maryjane oneil'],
  ['ZOË', 'zoë'],
  ['Işık', 'işık'],
  ['…', null],
  [null, null],
])('the name %s is hashed as %s', (written, hashed) => {
  expect(matchName(written)).toBe(hashed);
});

test.each([
  ['gb', 'GB'],
  [' TR ', 'TR'],
  ['Türkiye', null],
  [null, null],
])('the country %s is written as %s', (written, shown) => {
  expect(matchCountry(written)).toBe(shown);
});

test('a line identifies a person by hashes alone, what is not known stays empty', () => {
  expect(MATCH_HEADER).toBe('Email,Phone,First Name,Last Name,Country,Zip\n');
  const ada = {
    email: 'Ada.Y@gmail.com',
    phone: '0532 123 45 67',
    firstName: 'Ada',
    lastName: 'Yılmaz',
    countryCode: 'tr',
  };
  expect(matchLine(ada)).toBe(
    `${hash('aday@gmail.com')},${hash('+905321234567')},${hash('ada')},${hash('yılmaz')},TR,\n`,
  );
  const nobody = { email: null, phone: null, firstName: null, lastName: null, countryCode: null };
  expect(matchLine({ ...nobody, email: 'ada@example.com' })).toBe(`${hash('ada@example.com')},,,,,\n`);
  expect(matchLine({ ...nobody, firstName: 'Ada', lastName: 'Yılmaz', countryCode: 'TR' })).toBeNull();
});
