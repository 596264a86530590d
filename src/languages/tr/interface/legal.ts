import type { Catalogue } from '#languages/catalogue.ts';

/** The words around the legal texts; these stand beside their English counterparts. */
export const legalTurkish: Catalogue = {
  'What Vitrin collects about you and your store, what it is used for, who else sees it, how long it is kept, and how you have it deleted.':
    'Vitrin sizinle ve mağazanızla ilgili neleri toplar, ne için kullanır, kimlerle paylaşır, ne kadar saklar ve nasıl sildirirsiniz.',
  'The terms under which Vitrin is offered: who may use it, what a free account includes, whose the content is, and how either side ends the agreement.':
    'Vitrin’in sunulduğu koşullar: kimler kullanabilir, ücretsiz hesap neleri kapsar, içerik kime aittir, sözleşme nasıl sona erer.',
  'Last changed on {date}': 'Son değişiklik: {date}',
  Contents: 'İçindekiler',
};
