import type { StoriesOf } from '../stories.ts';

export const jewellery: StoriesOf<'jewellery'> = {
  necklace: {
    stories: {
      formal: [
        'On demande à quelqu’un d’attacher le fermoir, et l’on tient ses cheveux d’une main. Ce soir, on met {quoted}.',
        'Un col ouvert, une chemise simple, et le regard cherche où se poser. Il trouvera {quoted}.',
        'Dans la glace de l’entrée, on hésite, on l’enlève, on le remet. On sortira avec {quoted}.',
        'Une mère le prête un soir, sa fille oublie de le rendre. Ces histoires-là commencent avec {quoted}.',
      ],
      informal: [
        '« Il est à qui, celui-là ? » À moi, maman, et tu ne me l’emprunteras pas. C’est {quoted}.',
        'Tee-shirt blanc, jean, café, et quelqu’un te trouve chic. Le détail fautif : {quoted}.',
        'En visio, on te voit jusqu’aux clavicules. C’est bien assez pour {quoted}.',
        'Les tiens font des nœuds dans la boîte, la nuit, entre eux. Garde à part {quoted}.',
      ],
    },
    asks: {
      formal: ['Un seul, ou plusieurs ensemble ?', 'De qui vient celui que vous portez le plus ?'],
      informal: [
        'Les nœuds de chaînes : tu démêles ou tu abandonnes ?',
        'Tu as piqué quoi dans la boîte à bijoux de ta mère ?',
      ],
    },
  },
  bracelet: {
    stories: {
      formal: [
        'En parlant, on bouge les mains, et quelqu’un finit par regarder le poignet. Ce qu’il verra : {quoted}.',
        'Il y a ceux que l’on met pour sortir, et celui que l’on oublie d’enlever. Ce sera peut-être {quoted}.',
        'On retrousse une manche pour faire la vaisselle, et l’on pense à qui l’a offert. Offrez {quoted}.',
        'À côté de la montre, il reste juste une place. Gardez-la pour {quoted}.',
      ],
      informal: [
        'Ta montre s’ennuie toute seule là-bas, au bout du bras. Trouve-lui de la compagnie : {quoted}.',
        '« Il vient d’où ? » La question tombe toujours au moment de payer le café. Tu réponds : {quoted}.',
        'Cinq heures de réunion, et tu as joué avec tout ce qui était sur la table. Occupe tes doigts avec {quoted}.',
        'Ton poignet est tout nu depuis le bracelet de camping. Rhabille-le avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Un seul, ou tout un bras ?', 'L’enlevez-vous pour dormir ?'],
      informal: [
        'Discret, ou il s’entend quand tu arrives ?',
        'Tu l’attaches sans aide, ou tu appelles au secours ?',
      ],
    },
  },
  earrings: {
    stories: {
      formal: [
        'Cheveux attachés, nuque dégagée, il ne manque presque rien. Presque : {quoted}.',
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
      formal: ['Discrètes ou bien visibles ?', 'Laquelle de vos paires a une histoire ?'],
      informal: [
        'Combien de célibataires dans ta boîte ?',
        'Tu les retires en premier ou en dernier, le soir ?',
      ],
    },
  },
  ring: {
    stories: {
      formal: [
        'En réfléchissant, on fait tourner autour du doigt ce que l’on ne quitte plus. Un jour, peut-être, {quoted}.',
        'Sur la table du café, une main posée à côté d’une tasse raconte quelqu’un. Ajoutez à la vôtre {quoted}.',
        'Une promesse, un anniversaire ou simplement un samedi : les occasions ne manquent pas. Pour la vôtre, il y a {quoted}.',
        'Le soir, on l’ôte, on la pose dans une soucoupe, près du savon. Demain matin, on reprendra {quoted}.',
      ],
      informal: [
        'Un café dans une main, et l’autre pour parler. C’est elle qui porte {quoted}.',
        '« Mais c’est… ? » Non, maman, respire, je me l’offre : {quoted}.',
        'Parler avec les mains, c’est de famille. Donne-leur un argument de plus : {quoted}.',
        'Tu mesures ton doigt avec un bout de ficelle et beaucoup d’espoir. Tout ça pour {quoted}.',
      ],
    },
    asks: {
      formal: ['À quel doigt la portez-vous ?', 'L’ôtez-vous le soir, ou jamais ?'],
      informal: ['Quel doigt a gagné, chez toi ?', 'Une par main, ou une par doigt ?'],
    },
  },
  brooch: {
    stories: {
      formal: [
        'Un vieux manteau reprend la parole si on lui trouve un bon sujet. Proposez-lui {quoted}.',
        'Sur le revers d’une veste, le regard s’arrête, puis vient la question. C’était prévu, avec {quoted}.',
        'Chez une grand-mère, dans une boîte à gâteaux, il y avait des boutons et des merveilles. Il y manquait {quoted}.',
        'On la pique sur une écharpe, un col, un béret, et l’on change d’avis trois fois. Reprenez {quoted}.',
      ],
      informal: [
        'Ta veste est noire, très noire, et triste comme un mardi. Raconte-lui une blague : {quoted}.',
        '« Où as-tu trouvé ça ? » Tu vas l’entendre avant le dessert. Épingle {quoted}.',
        'La tache sur le pull tombe pile à la bonne hauteur. Cache-la sous {quoted}.',
        'Bonnet, tote bag, col de chemise : tout est permis, sauf ton doigt. Pique où tu veux {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Sur un manteau, un col ou un béret ?',
        'De quelle grand-mère auriez-vous aimé hériter la boîte à bijoux ?',
      ],
      informal: ['Manteau, bonnet ou tote bag ?', 'Seule, ou avec une bande de copines ?'],
    },
  },
};
