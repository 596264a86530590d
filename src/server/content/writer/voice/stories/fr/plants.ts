import type { StoriesOf } from '../stories.ts';

export const plants: StoriesOf<'plants'> = {
  'house-plant': {
    stories: {
      formal: [
        'On lui tourne le pot d’un quart de tour chaque semaine, et l’on se surprend à lui parler. Saluez {quoted}.',
        'Il reste toujours un coin que ni la lampe ni le fauteuil n’ont su remplir. Essayez-y {quoted}.',
        'Une nouvelle feuille se déroule, et l’on appelle toute la maison pour la voir. Guettez-la sur {quoted}.',
        'Sur la liste laissée aux voisins, en août, il y a le courrier, le chat et une ligne pour {quoted}.',
      ],
      informal: [
        '« Moi, je les tue toutes. » Mais non, tu les arroses trop. On reprend depuis le début avec {quoted}.',
        'Tu lui as donné un prénom, donc maintenant tu n’as plus le droit d’oublier. Cherche un nom pour {quoted}.',
        'Ton salon a un coin vide où s’empilent les cartons. Libère la place pour {quoted}.',
        'Première nouvelle feuille, photo envoyée à toute la famille. C’est grave, docteur ? Non, c’est {quoted}.',
      ],
    },
    asks: {
      formal: ['Parlez-vous aux vôtres en arrosant ?', 'À qui confiez-vous l’arrosage, en août ?'],
      informal: ['Tu leur donnes un prénom ?', 'Plutôt main verte ou serial killer ?'],
    },
  },
  orchid: {
    stories: {
      formal: [
        'On la croit endormie, on la change de fenêtre, et un matin il y a un bouton. Donnez du temps à {quoted}.',
        'Chez le fleuriste, on hésite : un bouquet pour la semaine, ou de quoi attendre la suite ? On a choisi {quoted}.',
        'Dans l’entrée, une tige penche vers la fenêtre, et chacun la contourne avec précaution. Contournez {quoted}.',
        'Chaque maison en a une que l’on montre aux invités en baissant la voix. Chez vous, ce sera {quoted}.',
      ],
      informal: [
        'Ta belle-mère va inspecter l’appartement. Place bien en vue {quoted}.',
        'Plus de fleurs ne veut pas dire poubelle, ça veut dire patience. On se détend, et on garde {quoted}.',
        'Un bain par semaine, une lumière douce, et personne qui parle. Ce n’est pas ta vie, c’est celle de {quoted}.',
        'Fleurir, se reposer, refleurir quand on en a envie : quelle vie. Prends modèle sur {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Rebord de fenêtre ou salle de bains, pour la vôtre ?',
        'Avez-vous déjà réussi à la faire refleurir ?',
      ],
      informal: [
        'La tienne a refleuri, ou tu attends encore ?',
        'Bain hebdomadaire ou glaçon ? Chacun sa méthode.',
      ],
    },
  },
  succulent: {
    stories: {
      formal: [
        'Les plantes vertes ont des exigences, les vacances aussi. Pour les concilier, prenez {quoted}.',
        'Une petite assiette, quelques cailloux, une fenêtre bien claire : on compose comme au jardin, avec {quoted}.',
        'Sur le bureau, entre le téléphone et la tasse, il manque quelque chose de vivant. Posez là {quoted}.',
        'On oublie d’arroser une semaine, puis deux, et l’on revient sur la pointe des pieds. Aucun reproche de {quoted}.',
      ],
      informal: [
        '« J’ai la main noire. » Parfait, tu oublieras l’arrosage. C’est justement ce qu’attend {quoted}.',
        'Trois semaines de vacances, personne pour arroser, aucun drame. Merci à {quoted}.',
        'Ne l’arrose pas. Non, pas même un peu. Voilà, tu sais t’occuper de {quoted}.',
        'Moins exigeante qu’un chat, plus bavarde qu’une chaise. Ta future coloc : {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Combien sur votre rebord de fenêtre ?',
        'Une seule, ou tout un petit jardin ?',
        'Sur le bureau ou dans la cuisine ?',
        'Arrosez-vous le dimanche, ou quand vous y pensez ?',
        'Qui garde vos plantes pendant les vacances ?',
        'Pot en terre, ou vieille tasse recyclée ?',
      ],
      informal: [
        'Tu arroses trop, ou tu oublies ?',
        'Combien de semaines sans arroser, ton record ?',
        'Tu leur parles ? Réponse honnête.',
        'Tu leur as donné un nom ?',
        'Ta première plante a tenu combien de temps ?',
        'Main verte ou main noire ?',
      ],
    },
  },
  bonsai: {
    stories: {
      formal: [
        'On coupe une pousse, on recule d’un pas, on regarde. La soirée passe ainsi, avec {quoted}.',
        'Certains loisirs se comptent en heures, celui-ci en saisons. Il commence avec {quoted}.',
        'Au bureau, dix minutes de silence ressemblent à un luxe. Elles seront pour {quoted}.',
        'Ni jardin ni balcon, seulement une fenêtre et un peu de patience. Cela suffit à {quoted}.',
      ],
      informal: [
        'Une branche coupée de travers, et tu t’excuses à voix haute. C’est ce qui arrive avec {quoted}.',
        'Respirer, regarder, tailler deux millimètres, respirer. Moins cher qu’une retraite au Japon : {quoted}.',
        'Le balcon est trop petit pour un chêne, et pourtant tu voulais un arbre. Solution : {quoted}.',
        'Il te faut un confident qui ne répète rien. Présente tes soucis à {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Taillez-vous d’instinct, ou après mûre réflexion ?',
        'Quelle activité vous apprend la patience ?',
      ],
      informal: ['Tu aurais la patience : oui, non, peut-être ?', 'Un prénom pour un tout petit arbre ?'],
    },
  },
  bouquet: {
    stories: {
      formal: [
        'La porte s’ouvre, et les fleurs entrent avant vous. Pour ce dîner, choisissez {quoted}.',
        'Il n’y a rien à fêter, et c’est une raison suffisante. Un mardi, rapportez {quoted}.',
        'Chez soi aussi, on peut être invité. Mettez le couvert, et au milieu de la table, {quoted}.',
        'Les mots d’excuse s’usent vite. Ce soir-là, posez sur la table {quoted}.',
      ],
      informal: [
        'Tu as oublié la date, et il est dix-huit heures. Pas de panique, il y a {quoted}.',
        'Venir les mains vides chez sa belle-mère, ça se fait une fois. La fois suivante, c’est avec {quoted}.',
        '« Oh, il ne fallait pas ! » Si, il fallait. On le dit tous devant {quoted}.',
        'S’offrir des fleurs à soi-même, c’est très bien élevé. Envoie-toi {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Quand avez-vous reçu des fleurs pour la dernière fois ?',
        'Quelle est votre fleur préférée ?',
      ],
      informal: ['Le prochain, c’est pour qui ? Toi, ça compte.', 'Pivoines, roses ou fleurs des champs ?'],
    },
  },
  'plant-pot': {
    stories: {
      formal: [
        'Depuis le jour de l’achat, une plante vit dans son pot d’origine. Il serait temps de lui trouver {quoted}.',
        'On rempote sur un journal, en mettant de la terre partout, et l’on est content. Commencez avec {quoted}.',
        'Sur le rebord de la fenêtre, le basilic du supermarché demande un meilleur sort. Offrez-lui {quoted}.',
        'Les racines dépassent par en dessous : c’est leur façon de demander. Répondez avec {quoted}.',
      ],
      informal: [
        'Ta plante a grandi, son studio non. Visite conseillée : {quoted}.',
        'Un saladier ébréché, ça fait poétique. Trois, ça fait débarras. Passe à {quoted}.',
        '« C’est quoi, ce seau ? » Bon, il est temps de choisir {quoted}.',
        'Dimanche, terre sous les ongles, tapis sacrifié, monstera vexée. Et au bout, {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Balcon, cuisine ou salon : où verdit-on le plus, chez vous ?',
        'Quelle plante rempoteriez-vous en premier ?',
      ],
      informal: [
        'Tu rempotes au printemps, ou quand ça déborde ?',
        'Le contenant le plus bizarre où tu as planté un truc ?',
      ],
    },
  },
  seeds: {
    stories: {
      formal: [
        'En février, on ne peut rien faire au jardin, alors on lit les sachets. Sur la pile, il y a {quoted}.',
        'Un peu de terre, un rebord de fenêtre, une étiquette au crayon : voilà une pépinière. Il y manque {quoted}.',
        'Tous les matins, on va voir si quelque chose a levé. La réponse est lente, et c’est tout l’attrait de {quoted}.',
        'Les enfants apprennent la patience avec un pot de yaourt et un crayon pour le nom. Confiez-leur {quoted}.',
      ],
      informal: [
        '« Alors, ça pousse ? » Ça fait deux jours. Respire, et laisse faire {quoted}.',
        'Tu écris le nom sur l’étiquette, la pluie l’efface, et tout devient surprise. Pour la prochaine, sème {quoted}.',
        'Balcon de deux mètres carrés, ambitions de château. On commence petit, avec {quoted}.',
        'Toute une boîte d’œufs gardée « au cas où ». Le cas, le voici : {quoted}.',
      ],
    },
    asks: {
      formal: ['Que semez-vous toujours en premier ?', 'Jardin, balcon ou rebord de fenêtre ?'],
      informal: [
        'Le premier truc que tu as fait pousser, enfant ?',
        'Tu vérifies tous les matins si ça pousse ?',
      ],
    },
  },
  'garden-tool': {
    stories: {
      formal: [
        'Le soir, on fait le tour du jardin pour rien, et l’on revient une heure après. Laissez près de la porte {quoted}.',
        'On s’était promis de ne faire que la bordure. Il est midi, et vous tenez toujours {quoted}.',
        'La terre sous les ongles, le dos un peu raide, un verre d’eau sur le muret. On peut reposer {quoted}.',
        'Dans la cabane de nos grands-parents, chaque chose avait son clou. Plantez-en un pour {quoted}.',
      ],
      informal: [
        'Cette mauvaise herbe te nargue depuis la fenêtre de la cuisine. Descends, avec {quoted}.',
        'Un voisin jardine toujours mieux que toi, et il te salue. Salue-le aussi, avec {quoted} à la main.',
        '« Je fais juste cinq minutes de jardin. » On t’a vu rentrer à la nuit, avec {quoted}.',
        'Gratter la terre à la petite cuillère, ça finit mal pour la cuillère. Prends plutôt {quoted}.',
      ],
    },
    asks: {
      formal: ['Potager, fleurs, ou un peu des deux ?', 'Avec des gants ou à mains nues ?'],
      informal: [
        '« Cinq minutes de jardin », ça dure combien chez toi ?',
        'Ta mauvaise herbe ennemie ? Donne son nom.',
      ],
    },
  },
  'watering-can': {
    stories: {
      formal: [
        'Le soir tombe, la terre a chaud, et l’on passe d’un pot à l’autre sans parler. Dans la main, {quoted}.',
        'Une casserole ferait l’affaire, mais elle déborde toujours sur le parquet. On préfère {quoted}.',
        'Avant de partir en vacances, la voisine reçoit les clés, un mot, et {quoted}.',
        'Dix minutes au balcon, le café dans une main. Dans l’autre, vous aurez {quoted}.',
      ],
      informal: [
        'Arroser avec une bouteille trouée, on a essayé. Passons aux choses sérieuses : {quoted}.',
        'Voisin parti, douze plantes à sauver, aucune idée de leurs noms. Commence par trouver {quoted}.',
        '« Tu as pensé aux plantes ? » Silence coupable. Cours remplir {quoted}.',
        'Entre le basilic qui boude et la menthe qui exagère, il faut un arbitre. Sors {quoted}.',
      ],
    },
    asks: {
      formal: ['Arrosez-vous le matin ou le soir ?', 'Qui s’en occupe quand vous partez ?'],
      informal: [
        'Tu arroses quand il faut, ou quand elles font la tête ?',
        'La plante que tu as noyée par amour ?',
      ],
    },
  },
};
