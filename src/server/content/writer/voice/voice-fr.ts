import { benefitsFr } from './benefits-fr.ts';
import { closesFr, linksFr } from './closes-fr.ts';
import { stepsFr } from './steps-fr.ts';
import { storiesFr } from './stories-fr.ts';
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
      'Voici {quoted}.',
      'Sur la photo : {quoted}.',
      'Cette semaine en vitrine : {title}.',
      'En rayon chez {store} : {title}.',
      'En photo, {quoted}.',
      'Nous avons choisi {quoted}.',
    ],
    casual: [
      'Voilà {quoted}.',
      'On te présente {quoted}.',
      'Tu as vu {quoted} ?',
      'En photo : {quoted}.',
      'Sur la photo, {quoted}.',
      'Devine qui est en vitrine : {title}.',
    ],
    trendy: [
      'Place à {quoted}.',
      'On valide {quoted}.',
      'C’est {quoted}.',
      'Tous les regards sur {quoted}.',
      'On ne pense plus qu’à {quoted}.',
      'Dans nos favoris : {title}.',
    ],
    luxury: [
      '{store} présente {quoted}.',
      'Chez {store}, {quoted}.',
      'En ce moment chez {store} : {title}.',
      'Photographié chez {store} : {quoted}.',
      'La maison a choisi {quoted}.',
      'À découvrir chez {store} : {quoted}.',
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
      'Disponible à {price}.',
      '{price} chez {store}.',
      'À {price} chez {store}.',
      'En boutique à {price}.',
      '{title} : {price}.',
    ],
    informal: [
      'À toi pour {price}.',
      '{price}, et c’est à toi.',
      'Ça fait {price}.',
      'Tu repars avec {whom} pour {price}.',
      'On te laisse {whom} à {price}.',
    ],
  },
  pricesFrom: {
    formal: [
      'À partir de {price}.',
      'Chez {store}, à partir de {price}.',
      'Disponible à partir de {price}.',
      '{title}, à partir de {price}.',
    ],
    informal: [
      'Dès {price}.',
      'Ça commence à {price}.',
      'À toi dès {price}.',
      'Les prix démarrent à {price}.',
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
    formal: ['{Tip}', 'Conseil maison : {tip}', 'Petit rappel. {Tip}'],
    informal: ['L’astuce : {tip}', 'Retiens ça. {Tip}', 'Entre nous. {Tip}', 'Le réflexe : {tip}'],
  },
  generalTips: [
    'Lire la description jusqu’au bout : c’est là qu’est écrit ce qui est compris.',
    'Regarder chaque photo avant de commander : aucune ne montre la même chose.',
    'Entre deux modèles, nous écrire avant de commander prend une minute.',
    'Pour un cadeau, commander quelques jours plus tôt laisse le temps de l’emballer.',
    'Ouvrir le colis dès son arrivée permet de vérifier que tout y est.',
    'Comparer les dimensions annoncées avec un objet de la maison évite les surprises.',
    'Les couleurs changent selon l’écran : en cas de doute, une question suffit, la boutique répond.',
    'Un petit mot écrit à la main accompagne bien n’importe quel cadeau.',
  ],
  calls: callsFr,
  questions: questionsFr,
  kinds: kindsFr,
  types: typesFr,
  steps: stepsFr,
};
