import type { StoriesOf } from '../stories.ts';

export const jewellery: StoriesOf<'jewellery'> = {
  necklace: {
    stories: {
      formal: [
        'On demande à quelqu’un d’attacher le fermoir, et l’on tient ses cheveux d’une main. Ce soir, il s’agit de {quoted}.',
        'Un col ouvert, une chemise simple, et le regard cherche où se poser. Il trouvera {quoted}.',
        'Devant la glace de l’entrée, on hésite, puis on le met quand même. On ne regrette jamais {quoted}.',
        'Une mère le prête un soir, sa fille oublie de le rendre. Ces histoires-là commencent avec {quoted}.',
      ],
      informal: [
        '« Tu peux m’aider ? » Le fermoir, encore lui. Tends le cou, c’est pour {quoted}.',
        'Tee-shirt blanc, jean, café, et quelqu’un te trouve bien habillée. Le détail fautif : {quoted}.',
        'En visio, on te voit jusqu’aux clavicules. C’est bien assez pour {quoted}.',
        'Les tiens font des nœuds dans la boîte, la nuit, entre eux. Garde à part {quoted}.',
      ],
    },
    asks: {
      formal: ['Un seul, ou plusieurs superposés ?', 'De qui vient celui que vous portez le plus ?'],
      informal: ['Seul ou en superposition ?', 'Tu démêles avec patience, ou tu abandonnes ?'],
    },
  },
  bracelet: {
    stories: {
      formal: [
        'En parlant, on bouge les mains, et quelqu’un finit par regarder le poignet. Ce qu’il verra : {quoted}.',
        'Il y a ceux que l’on met pour sortir, et celui que l’on oublie d’enlever. Peut-être {quoted}.',
        'On retrousse une manche pour faire la vaisselle, et l’on pense à qui l’a offert. Offrez {quoted}.',
        'À côté de la montre, il reste juste une place. Gardez-la pour {quoted}.',
      ],
      informal: [
        'Attacher ça d’une seule main devrait être une épreuve olympique. Entraîne-toi avec {quoted}.',
        '« Il vient d’où ? » La question tombe toujours au moment de payer le café. Tu réponds : {quoted}.',
        'Cinq heures de réunion, et tu as joué avec tout ce qui était sur la table. Occupe tes doigts avec {quoted}.',
        'Ton poignet est tout nu depuis le bracelet de camping. Rhabille-le avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Un seul, ou toute une rangée ?', 'L’enlevez-vous pour dormir ?'],
      informal: ['Tu l’attaches seul, ou tu appelles à l’aide ?', 'Poignet gauche ou droit ?'],
    },
  },
  earrings: {
    stories: {
      formal: [
        'Cheveux attachés, nuque dégagée, et la soirée n’a pas besoin de beaucoup plus. Elle a besoin de {quoted}.',
        'On incline la tête d’un côté, puis de l’autre, devant le miroir de l’ascenseur. C’est fait : {quoted}.',
        'Au téléphone, on en retire une sans y penser, et on la cherche tout le soir. Posez bien {quoted}.',
        'Le visage d’abord, la robe ensuite : c’est dans cet ordre que l’on regarde. Commencez par {quoted}.',
      ],
      informal: [
        'En visio, le bas est en pyjama et le haut fait illusion. L’illusion porte {quoted}.',
        '« J’en ai perdu une dans le taxi. » On a toutes un drame comme ça. On tourne la page, avec {quoted}.',
        'Chignon fait en deux secondes avec un crayon. Personne ne le voit, tout le monde regarde {quoted}.',
        'Tu sors les poubelles, d’accord, mais avec allure. Mets {quoted}.',
      ],
    },
    asks: {
      formal: ['Discrètes ou bien visibles ?', 'Assorties au reste, ou pas du tout ?'],
      informal: ['Combien de célibataires dans ta boîte ?', 'Grandes ou minuscules ?'],
    },
  },
  ring: {
    stories: {
      formal: [
        'On tourne autour de son doigt, en réfléchissant, ce que l’on porte depuis longtemps. Un jour, ce fut {quoted}.',
        'Sur la table du café, une main posée à côté d’une tasse raconte quelqu’un. Ajoutez à la vôtre {quoted}.',
        'Une promesse, un anniversaire ou simplement un samedi : les occasions ne manquent pas. Voici {quoted}.',
        'Le soir, on l’ôte, on la pose dans une soucoupe, près du savon. Demain matin, on reprendra {quoted}.',
      ],
      informal: [
        'Un café dans une main, et l’autre pour parler. C’est elle qui porte {quoted}.',
        '« Mais c’est... ? » Non, maman, calme-toi, je l’ai achetée toute seule : {quoted}.',
        'Parler avec les mains, c’est de famille. Donne-leur un argument de plus : {quoted}.',
        'Tu mesures ton doigt avec un bout de ficelle et beaucoup d’espoir. Tout ça pour {quoted}.',
      ],
    },
    asks: {
      formal: ['À quel doigt la portez-vous ?', 'Une seule, ou plusieurs par main ?'],
      informal: ['Quel doigt gagne chez toi ?', 'Une par main, ou le grand ensemble ?'],
    },
  },
  brooch: {
    stories: {
      formal: [
        'Un vieux manteau reprend la parole si on lui trouve un bon sujet. Proposez-lui {quoted}.',
        'Sur le revers d’une veste, le regard s’arrête, puis vient la question. C’était prévu, avec {quoted}.',
        'Chez une grand-mère, dans une boîte à gâteaux, il y avait des boutons et des merveilles. Il y manquait {quoted}.',
        'On la pique sur une écharpe, un col, un béret, et l’on change d’avis trois fois. Tout va bien avec {quoted}.',
      ],
      informal: [
        'Ta veste est noire, très noire, et triste comme un mardi. Raconte-lui une blague : {quoted}.',
        '« Où as-tu trouvé ça ? » Tu vas l’entendre avant le dessert. Épingle {quoted}.',
        'La tache sur le pull tombe pile à la bonne hauteur. Cache-la sous {quoted}.',
        'Bonnet, tote bag, col de chemise : pique où tu veux, surtout pas ton doigt. On parle de {quoted}.',
      ],
    },
    asks: {
      formal: ['Sur un manteau, un col ou un béret ?', 'Un revers, ou plutôt une écharpe ?'],
      informal: ['Manteau, bonnet ou tote bag ?', 'Une seule, ou une bande de copines ?'],
    },
  },
};
