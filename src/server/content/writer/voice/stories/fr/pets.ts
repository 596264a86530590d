import type { StoriesOf } from '../stories.ts';

export const pets: StoriesOf<'pets'> = {
  'dog-lead': {
    stories: {
      formal: [
        'On n’a qu’à toucher le crochet de l’entrée, et l’on est aimé plus que jamais. Décrochez {quoted}.',
        'Le tour du pâté de maisons dure le temps de saluer trois voisins. À l’autre bout, il y a {quoted}.',
        'Sept heures, brume sur le parc, et l’un des deux sait très bien où il va. L’autre tient {quoted}.',
        'Dès qu’on met son manteau, il pose son museau sur la porte. Il n’attend que {quoted}.',
      ],
      informal: [
        'Tu dis tout bas « promenade », il t’a entendu de la cuisine. Trop tard, prends {quoted}.',
        '« C’est qui qui promène qui ? » La question se repose à chaque écureuil. Réponse au bout de {quoted}.',
        'Pluie, nuit, vent : sauf que lui n’a pas lu la météo. Courage, attrape {quoted}.',
        'Nœuds aux jambes, tasse de café, un autre chien en face. Chorégraphie signée {quoted}.',
      ],
    },
    asks: {
      formal: ['Parc, forêt ou tour du quartier ?', 'Qui sort le chien, le dimanche à sept heures ?'],
      informal: ['Qui promène qui, chez toi ?', 'Le mot interdit à la maison : promenade, balade, dehors ?'],
    },
  },
  'pet-bed': {
    stories: {
      formal: [
        'On l’a installé près du radiateur, puis de la fenêtre, selon l’avis de l’intéressé. Reste à lui soumettre {quoted}.',
        'Il tourne trois fois sur lui-même, soupire, et la soirée peut commencer. Il ne manque que {quoted}.',
        'Le fauteuil a été à vous, autrefois. Reprenez-le, en échange de {quoted}.',
        'Au moment d’éteindre, une patte dépasse et l’on fait semblant de ne rien voir. Elle dépasse de {quoted}.',
      ],
      informal: [
        'Ton canapé a été annexé depuis deux ans. Ouvre les négociations, avec {quoted}.',
        '« Descends du lit. » Il te regarde avec pitié. Propose-lui {quoted}.',
        'Vingt heures de sommeil par jour, c’est un métier. Équipe le professionnel : {quoted}.',
        'La moitié du matelas est à lui, l’autre aussi. Récupère un pied, avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Où dort-il vraiment, chez vous ?', 'Quel fauteuil avez-vous perdu ?'],
      informal: ['Il dort sur ton lit ? On ne juge pas.', 'En boule ou les quatre pattes en l’air ?'],
    },
  },
  'pet-food': {
    stories: {
      formal: [
        'Au bruit du placard, on entend quatre pattes arriver du bout de la maison. Servez {quoted}.',
        'Assis bien droit devant sa gamelle vide, il vous explique l’heure avec les yeux. Il est temps d’ouvrir {quoted}.',
        'Les repas sont à la même heure, et il a une montre que personne n’a vue. Ce soir, au menu, {quoted}.',
        'Dans certaines maisons, on dîne après le chat et après le chien. Commencez donc par servir {quoted}.',
      ],
      informal: [
        '« Il n’a rien mangé depuis hier ! » dit son regard. Il a mangé il y a dix minutes. Pose {quoted}.',
        'Cinq heures et demie, patte sur la joue, regard insistant. Lève-toi, on demande {quoted}.',
        'Ton repas attendra, le sien jamais. Chacun son rang, d’abord {quoted}.',
        'Le bol est à moitié vide, donc vide. La solution, c’est {quoted}.',
      ],
    },
    asks: {
      formal: ['À quelle heure réclame-t-il ?', 'Gourmand ou difficile ?'],
      informal: ['Il te réveille à quelle heure ?', 'Qui mange en premier, chez toi ?'],
    },
  },
  'pet-toy': {
    stories: {
      formal: [
        'On joue cinq minutes avant de partir, et c’est lui qui décide quand c’est fini. Lancez {quoted}.',
        'Sous le canapé, il y a une petite réserve connue de lui seul. Elle accueillera {quoted}.',
        'Les jours de pluie, on traverse le couloir à fond, et quelqu’un dérape au bout. Encore une fois, avec {quoted}.',
        'Il le pose à vos pieds, recule d’un pas, attend. Vous avez compris, il veut {quoted}.',
      ],
      informal: [
        'Tes chaussettes ne sont pas à lui, il n’est pas d’accord. Un compromis : {quoted}.',
        '« Encore ? » Oui, encore. Toujours encore. Relance {quoted}.',
        'À trois heures du matin, il court dans le couloir avec un objet. L’objet, c’est {quoted}.',
        'La boîte l’intéresse plus que ce qu’il y a dedans, les cinq premières minutes. Attends, il va voir {quoted}.',
      ],
    },
    asks: {
      formal: ['Combien en retrouvez-vous sous le canapé ?', 'Lequel de ses jouets a survécu à tout ?'],
      informal: [
        'Chaussette ou vrai jouet : il préfère quoi ?',
        'Il te le rapporte, ou c’est toi qui vas le chercher ?',
      ],
    },
  },
  'scratching-post': {
    stories: {
      formal: [
        'Le canapé porte la trace de tous les réveils du chat. Détournez son attention avec {quoted}.',
        'On l’a posé près de la fenêtre, là où passent les oiseaux. C’est là qu’il attend, sur {quoted}.',
        'Chaque matin, il s’étire de tout son long, et c’est un travail sérieux. Son atelier, c’est {quoted}.',
        'Vous rentrez, il vous regarde sans se lever, en monarque. Il tient déjà salon près de {quoted}.',
      ],
      informal: [
        'Ton fauteuil a des souvenirs dans le tissu. Change-lui de victime : {quoted}.',
        '« Pas le canapé ! » Il t’a bien entendu. Il te répondra plus tard. D’ici là, propose {quoted}.',
        'Œil mi-clos, il surveille la rue pour toute la famille. Poste de garde : {quoted}.',
        'Meubles neufs, griffes prêtes, regard innocent. La réponse diplomatique : {quoted}.',
      ],
    },
    asks: {
      formal: ['Quel meuble a-t-il choisi en premier, chez vous ?', 'Comment s’appelle le vôtre ?'],
      informal: [
        'Sa première victime : canapé, rideaux, papier peint ?',
        'Il préfère le carton d’emballage ? Toujours le carton ?',
      ],
    },
  },
};
