import { benefitsFr } from './benefits/benefits-fr.ts';
import { closesFr, linksFr } from './closes-fr.ts';
import { stepsFr } from './steps-fr.ts';
import { storiesFr } from './stories/stories-fr.ts';
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
      'Voici {quoted}.',
      'À l’honneur aujourd’hui : {title}.',
      'Aujourd’hui, nous mettons en avant {quoted}.',
      'Chez {store}, nous avons choisi {quoted}.',
      'Notre choix : {title}.',
      'À découvrir chez {store} : {title}.',
    ],
    casual: [
      'Voilà {quoted}.',
      'On te présente {quoted}.',
      'Tu connais {quoted} ?',
      'Notre choix du jour, c’est {quoted}.',
      'Et voici {quoted} !',
      'Chez {store}, on a choisi {quoted}.',
      'Aujourd’hui, on te montre {quoted}.',
    ],
    trendy: [
      'On a craqué pour {quoted}.',
      'Dispo chez {store} : {title}.',
      'Place à {quoted}.',
      'Coup de cœur pour {quoted}.',
      'Bientôt dans ton panier : {title}.',
      'On valide {quoted}.',
      'Son petit nom : {quoted}.',
    ],
    luxury: [
      '{store} présente {quoted}.',
      'Nous avons choisi {quoted}.',
      'En ce moment chez {store} : {title}.',
      'Chez {store}, {quoted}.',
      'À retrouver chez {store} : {title}.',
      'Laissez-vous séduire par {quoted}.',
      '{store} vous propose {quoted}.',
    ],
  },
  introductions: introductionsFr,
  statements: statementsFr,
  benefits: benefitsFr,
  reasons: reasonsFr,
  portraits: portraitsFr,
  factLists: factListsFr,
  stories: storiesFr,
  closes: closesFr,
  links: linksFr,
  prices: {
    formal: [
      'Prix : {price}.',
      '{price} chez {store}.',
      'À {price} chez {store}.',
      'Repartez avec {whom} pour {price}.',
      'À vous pour {price}.',
    ],
    informal: [
      'À toi pour {price}.',
      '{price}, et c’est à toi.',
      'Tout ça pour {price}.',
      'Le prix ? {price}.',
      'On te laisse {whom} à {price}.',
      'On te laisse ça à {price}.',
    ],
  },
  pricesFrom: {
    formal: [
      'À partir de {price}.',
      'Prix : à partir de {price}.',
      'Chez {store}, à partir de {price}.',
      'Disponible à partir de {price}.',
    ],
    informal: [
      'Dès {price}.',
      'Ça commence à {price}.',
      'À toi dès {price}.',
      'Le prix ? À partir de {price}.',
    ],
  },
  discounts: {
    formal: [
      '{price} au lieu de {before}.',
      'Avant {before}, aujourd’hui {price}.',
      '{price}, soit {percent} de moins.',
      'Le prix passe de {before} à {price}.',
      'À {price} au lieu de {before}.',
    ],
    informal: [
      '{price} au lieu de {before} !',
      'C’était {before}, c’est maintenant {price}.',
      '{percent} de moins : à toi pour {price} !',
      'Avant {before}, maintenant {price}.',
      'Tu prends {whom} à {price} au lieu de {before}.',
    ],
  },
  discountsFrom: {
    formal: [
      'À partir de {price}, au lieu de {before}.',
      'Maintenant à partir de {price}, au lieu de {before}.',
      'Chez {store}, à partir de {price} au lieu de {before}.',
    ],
    informal: [
      'Dès {price}, au lieu de {before}.',
      'Ça démarre à {price}, au lieu de {before}.',
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
    'Au choix, {names}.',
    'Plusieurs options : {names}.',
    'Versions proposées : {names}.',
    'Les versions : {names}.',
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
      'Notre conseil : {tip}',
      'Bon à savoir : {tip}',
      'Le conseil de {store} : {tip}',
      'À retenir : {tip}',
      'Pensez-y : {tip}',
      'Le saviez-vous ? {Tip}',
      'Notre conseil {noun}. {Tip}',
      'Vous avez {a} ? {Tip}',
      'Un conseil en passant. {Tip}',
      'C’est souvent oublié. {Tip}',
    ],
    informal: [
      'L’astuce : {tip}',
      'Le bon réflexe : {tip}',
      'Petit conseil : {tip}',
      'Conseil d’ami : {tip}',
      'Si ça peut aider : {tip}',
      'Petit rappel : {tip}',
      'Tu le savais ? {Tip}',
      'L’astuce {noun}. {Tip}',
      'Tu as {a} ? {Tip}',
      'C’est tout bête. {Tip}',
      'On y pense rarement. {Tip}',
    ],
  },
  bridges: {
    formal: [
      'Vous cherchez {a} ? Voici {title}.',
      'Si vous cherchez {a}, regardez {title}.',
      'Côté boutique, nous avons {title}.',
      'Chez {store}, nous avons choisi {title}.',
      'Dans notre sélection, il y a {title}.',
      'En ce moment chez nous : {title}.',
      'Pour passer à la pratique, {title}.',
      'Il vous faut {a} ? Nous avons {title}.',
    ],
    informal: [
      'Tu cherches {a} ? Voilà {title}.',
      'Et si tu cherches {a}, on a {title}.',
      'En ce moment, on a {title}.',
      'D’ailleurs, tu as vu {title} ?',
      'Et ça tombe bien, on a {title}.',
      'Pour passer à la pratique : {title}.',
      'Il te faut {a} ? On a {title}.',
      'Chez {store}, on a choisi {title}.',
    ],
  },
  generalTips: [
    'Lire la description jusqu’au bout : c’est souvent là que se trouve la réponse.',
    'Mesurer avant de commander épargne bien des hésitations.',
    'Regarder toutes les photos, de près et de loin, aide à choisir.',
    'Garder l’emballage quelques jours, c’est toujours utile.',
    'Pour un cadeau, noter toute l’année ce que la personne dit aimer évite de chercher la veille.',
    'Une question posée avant d’acheter prend une minute et évite bien des hésitations.',
    'Avant d’acheter, imaginer où l’objet vivra et à quoi il servira suffit souvent à décider.',
    'Comparer la taille annoncée avec un objet que l’on possède déjà aide à se projeter.',
    'Les couleurs changent avec la lumière et les écrans : la description aide à trancher.',
    'Un petit mot écrit à la main accompagne bien n’importe quel cadeau.',
  ],
  calls: callsFr,
  questions: questionsFr,
  kinds: kindsFr,
  types: typesFr,
  steps: stepsFr,
};
