import type { Facts } from './structured-answer.ts';

/** A plain post in every language that a prompt may ask for; `{title}` and `{price}` are the product's. */
const SENTENCES: Record<string, readonly [withPrice: string, without: string, more: readonly string[]]> = {
  English: [
    '{title}: it is here for {price}.',
    '{title}: it is here.',
    [
      'Have a look at it in our shop.',
      'Who would you give it to?',
      'What do you think of it?',
      'It is the one we look at every day.',
    ],
  ],
  Turkish: [
    '{title}: Fiyatı {price}.',
    '{title}: Şimdi mağazamızda.',
    [
      'Daha yakından bakmak için mağazamıza uğrayın.',
      'Siz bunu kime alırdınız?',
      'Bu size göre mi?',
      'Her gün biz de buna bakıyoruz.',
    ],
  ],
  Spanish: [
    '{title}: el precio es {price}.',
    '{title}: ya está en nuestra tienda.',
    [
      'Descubra más en nuestra tienda.',
      '¿Para quién sería este regalo?',
      '¿Qué le parece a usted?',
      'Lo vemos todos los días y nos gusta más.',
    ],
  ],
  French: [
    '{title} : le prix est de {price}.',
    '{title} : à découvrir dans notre boutique.',
    [
      'Venez le voir dans notre boutique.',
      'À qui feriez-vous ce cadeau ?',
      'Qu’en pensez-vous ?',
      'Nous le voyons tous les jours dans la boutique.',
    ],
  ],
  German: [
    '{title}: Der Preis ist {price}.',
    '{title}: Jetzt bei uns im Laden.',
    [
      'Schauen Sie es sich bei uns an.',
      'Für wen wäre das etwas?',
      'Was sagen Sie dazu?',
      'Wir sehen es hier an jedem Tag.',
    ],
  ],
};

/**
 * Where a prompt describes a product and asks for a language, what a model would say of it, without what the
 * prompt lists as already said.
 */
export function writeCaption(prompt: string, { values }: Facts): void {
  const [, language = ''] = /Language: (\w+)/.exec(prompt) ?? [];
  const sentences = SENTENCES[language];
  const title = values.get('title');
  if (!sentences || typeof title !== 'string') return;
  const [withPrice, without, more] = sentences;
  const price = values.get('price');
  const said = typeof price === 'string' ? withPrice.replace('{price}', price) : without;
  const caption = `${said.replace('{title}', title)}\n\n${more.find((sentence) => !prompt.includes(sentence)) ?? more[0]}`;
  values.set('caption', caption);
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '').slice(0, 30);
  values.set('hashtags', /\p{L}/u.test(name) ? [`#${name}`] : ['#shop']);
}
