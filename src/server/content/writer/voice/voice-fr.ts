import { stepsFr } from './steps-fr.ts';
import { typesFr } from './types-fr.ts';
import type { Voice } from './voice.ts';
import { callsFr, questionsFr } from './voice-fr-calls.ts';
import {
  factHooksFr,
  factListsFr,
  introductionsFr,
  portraitsFr,
  reasonsFr,
  statementsFr,
} from './voice-fr-facts.ts';
import { hooksFr } from './voice-fr-hooks.ts';
import { kindsFr } from './voice-fr-kinds.ts';

/**
 * Written with plain spaces; `typesetFrench` sets the narrow ones. {The} may be of any gender and number, and {title}
 * too: nothing after them agrees. «de» becomes «d’» before a fact, but not before h: no piece says «de {noun}».
 */
export const voiceFr: Voice = {
  hooks: hooksFr,
  factHooks: factHooksFr,
  namings: {
    professional: [
      'Nous vous présentons {quoted}.',
      '{title}, chez {store}.',
      'À l’honneur aujourd’hui : {title}.',
      'Au catalogue de {store} : {title}.',
      'Aujourd’hui, nous mettons en avant {quoted}.',
      'Notre choix : {title}.',
      'Voici {quoted}.',
      'Dans nos rayons : {title}.',
    ],
    casual: [
      'Voilà {quoted}.',
      'Notre choix du jour, c’est {quoted}.',
      'On te montre {quoted}.',
      'Tu connais {quoted} ?',
      'Nous, on a choisi {quoted}.',
      'Aujourd’hui, on parle de {title}.',
      'Et voici {quoted} !',
      'En boutique : {title}.',
    ],
    trendy: [
      'À retrouver chez {store} : {title}.',
      'On a craqué pour {title}.',
      'Dispo chez {store} : {title}.',
      'Place à {quoted}.',
      'On valide : {title}.',
      'Bientôt dans ton panier : {title}.',
      'Coup de cœur pour {title}.',
      'Sur ta liste : {title}.',
    ],
    luxury: [
      '{store} présente {quoted}.',
      '{quoted}.',
      '{title}, chez {store}, tout simplement.',
      'Dans la sélection de {store} : {title}.',
      'Nous avons choisi {quoted}.',
      'Choisi pour vous : {title}.',
      'Dans nos vitrines : {title}.',
      'À découvrir : {title}.',
    ],
  },
  introductions: introductionsFr,
  statements: statementsFr,
  reasons: reasonsFr,
  portraits: portraitsFr,
  factLists: factListsFr,
  prices: {
    formal: [
      'Prix : {price}.',
      'Le prix : {price}.',
      '{title} : {price}.',
      'À {price} chez {store}.',
      'Comptez {price}.',
    ],
    informal: [
      'À toi pour {price}.',
      'Le tout pour {price}.',
      '{price}, et c’est à toi.',
      'À {price}, chez {store}.',
      'Son prix : {price}.',
    ],
  },
  pricesFrom: {
    formal: [
      'À partir de {price}.',
      'Prix : à partir de {price}.',
      'Chez {store}, à partir de {price}.',
      'Comptez à partir de {price}.',
    ],
    informal: [
      'Dès {price}.',
      'Ça commence à {price}.',
      'Côté prix, dès {price}.',
      'Le prix ? À partir de {price}.',
    ],
  },
  discounts: {
    formal: [
      '{price} au lieu de {before}.',
      'Avant {before}, aujourd’hui {price}.',
      '{price}, soit {percent} de moins.',
      'Le prix passe de {before} à {price}.',
      '{percent} de réduction : {price}.',
    ],
    informal: [
      '{price} au lieu de {before} !',
      'C’était {before}, c’est {price}.',
      '{percent} de moins : {price} !',
      'Avant : {before}. Maintenant : {price}.',
      'Tu économises {percent} : {price}.',
    ],
  },
  discountsFrom: {
    formal: [
      'À partir de {price}, au lieu de {before}.',
      'Désormais à partir de {price}, avant {before}.',
      'Prix à partir de {price} (avant : {before}).',
    ],
    informal: [
      'Dès {price}, au lieu de {before}.',
      'Ça démarre à {price}, avant c’était {before}.',
      'Maintenant dès {price}, avant {before}.',
    ],
  },
  colours: [
    '{count} coloris : {names}.',
    'En {count} couleurs : {names}.',
    'Au choix : {names}.',
    'Les couleurs : {names}.',
  ],
  sizes: [
    'Tailles : {names}.',
    'Tailles disponibles : {names}.',
    'Les tailles proposées : {names}.',
    'En tailles {names}.',
  ],
  choices: [
    'Les versions : {names}.',
    'Plusieurs options : {names}.',
    'Versions proposées : {names}.',
    'Options : {names}.',
  ],
  lastOne: [
    'Il en reste un seul exemplaire.',
    'Un seul exemplaire en stock.',
    'Dernier exemplaire.',
    'Plus qu’un exemplaire.',
  ],
  lastFew: [
    '{count} exemplaires en stock.',
    'Il reste {count} exemplaires.',
    'Plus que {count} exemplaires.',
    'Il ne reste que {count} exemplaires.',
  ],
  tipLeads: {
    formal: [
      '{Tip}',
      'Notre conseil du jour. {Tip}',
      'Bon à savoir : {tip}',
      'Notre conseil : {tip}',
      'Le conseil de {store} : {tip}',
      'À retenir : {tip}',
      'Un conseil simple : {tip}',
      'Pensez-y : {tip}',
      'Utile à savoir : {tip}',
    ],
    informal: [
      'On partage. {Tip}',
      'Astuce du jour. {Tip}',
      'Bon réflexe. {Tip}',
      'L’astuce : {tip}',
      'Le bon réflexe : {tip}',
      'Petit conseil : {tip}',
      'On te le dit : {tip}',
      'Note bien : {tip}',
      'Bon à garder en tête : {tip}',
      'Notre petit secret : {tip}',
    ],
  },
  bridges: {
    formal: [
      'Pour vous, chez {store} : {title}.',
      'Un conseil à appliquer avec {title}.',
      'Si vous cherchez {a}, notre choix : {title}.',
      'Chez {store}, nous avons choisi {title}.',
      'Au rayon {noun}, notre choix : {title}.',
      '{title} : à voir chez {store}.',
      'Notre suggestion : {title}.',
      'Vous cherchez {a} ? Voici {title}.',
    ],
    informal: [
      'Et si tu veux {a}, il y a {title}.',
      'En boutique, on a {title}.',
      'Tu cherches {a} ? Voilà {title}.',
      'Chez nous, tu trouveras {title}.',
      'Envie de craquer ? On a {title}.',
      'Et ça tombe bien, on a {title}.',
      'Chez {store}, on craque pour {title}.',
      'D’ailleurs, tu as vu {title} ?',
    ],
  },
  generalTips: [
    'Lire les conseils d’entretien avant la première utilisation évite les mauvaises surprises.',
    'Mesurer l’endroit ou la taille avant de commander épargne bien des retours.',
    'Lire la description jusqu’au bout : c’est là que se trouvent les dimensions, la matière et l’entretien.',
    'Garder la facture et l’emballage quelques semaines, c’est toujours utile.',
    'Pour un cadeau, noter toute l’année ce que la personne dit aimer évite de chercher la veille.',
    'Regarder toutes les photos, de près et de loin, aide à choisir sans hésiter.',
    'Les photos montrent la couleur, la description la nomme : lire les deux évite une surprise.',
    'Une question posée avant d’acheter prend une minute et évite bien des hésitations.',
    'Regarder l’entretien avant d’acheter : ce qui se nettoie facilement sert davantage.',
    'Comparer la taille annoncée avec un objet que l’on possède déjà aide à se projeter.',
  ],
  calls: callsFr,
  questions: questionsFr,
  kinds: kindsFr,
  types: typesFr,
  steps: stepsFr,
};
