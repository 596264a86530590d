import type { Facts } from './structured-answer.ts';

/** A plain post in every language that a prompt may ask for; `{title}` and `{price}` are the product's. */
const SENTENCES: Record<
  string,
  readonly [withPrice: string, without: string, more: readonly string[], openings: readonly string[]]
> = {
  English: [
    '{title}: it is here for {price}.',
    '{title}: it is here.',
    [
      'Have a look at it in our shop.',
      'Who would you give it to?',
      'What do you think of it?',
      'It is the one we look at every day.',
    ],
    ['Here is {title}.', 'Say hello to {title}.', 'Today we show you {title}.', 'In our shop: {title}.'],
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
    [
      'Bugün sizin için: {title}.',
      'Mağazamızda bir ürün: {title}.',
      'İşte {title}.',
      'Size {title} gösterelim.',
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
    [
      'Hoy les mostramos {title}.',
      'En nuestra tienda: {title}.',
      'Esto es {title}.',
      'Les presentamos {title}.',
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
    [
      'Voici {title}.',
      'Dans notre boutique : {title}.',
      'Nous vous présentons {title}.',
      'Aujourd’hui, c’est {title}.',
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
    [
      'Das ist {title}.',
      'Bei uns im Laden: {title}.',
      'Heute zeigen wir Ihnen {title}.',
      'Wir haben für Sie {title}.',
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
  const [withPrice, without, more, openings] = sentences;
  const price = values.get('price');
  const said = typeof price === 'string' ? withPrice.replace('{price}', price) : without;
  const fresh = (ways: readonly string[]) => ways.find((way) => !prompt.includes(way)) ?? ways[0]!;
  const opening = fresh([said, ...openings].map((way) => way.replace('{title}', title)));
  const caption = `${opening}\n\n${fresh(more)}`;
  values.set('caption', caption);
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '').slice(0, 30);
  values.set('hashtags', /\p{L}/u.test(name) ? [`#${name}`] : ['#shop']);
}
