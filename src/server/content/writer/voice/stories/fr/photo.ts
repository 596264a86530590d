import type { StoriesOf } from '../stories.ts';

export const photo: StoriesOf<'photo'> = {
  camera: {
    stories: {
      formal: [
        'La lumière de dix-neuf heures n’attend pas que l’on ait trouvé le bon réglage. Gardez à l’épaule {quoted}.',
        'Sur les photos de famille, il manque toujours quelqu’un : celui qui les prend. Cet été, confiez-lui {quoted}.',
        'Une rue que l’on prend tous les jours redevient intéressante dès qu’on la cadre. Il y faut un détour, et {quoted}.',
        'On rentre de voyage avec mille images et l’on en montre douze. Cherchez la treizième avec {quoted}.',
      ],
      informal: [
        'Deux heures du matin, tu regardes encore des comparatifs. Éteins tout, sors, et emporte {quoted}.',
        '« Attends, bouge pas, la lumière est belle. » Ta famille va souffrir un peu : tu as {quoted}.',
        'Quatre mille photos dans le téléphone, dont trois mille du chat. Fais-lui enfin un vrai portrait, avec {quoted}.',
        'Balade de dimanche, dix minutes pour cent mètres, parce que tu t’arrêtes partout. C’est normal, avec {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Portrait, rue ou paysage ?',
        'Quelle photo avez-vous fait encadrer ?',
        'Couleur, ou noir et blanc ?',
        'Sur quel trajet quotidien feriez-vous un détour ?',
        'Imprimez-vous encore vos photos ?',
        'Qui manque sur toutes vos photos de famille ?',
      ],
      informal: [
        'Lever ou coucher de soleil ? On est honnête sur le réveil.',
        'Qui pose le plus mal dans ta famille ?',
        'Une photo par jour, ou mille en vacances ?',
        'Chat, enfant ou assiette : ton modèle préféré ?',
        'Tu tries le soir même, ou jamais ?',
        'La dernière fois que tu as dit « bouge pas » ?',
      ],
    },
  },
  'film-camera': {
    stories: {
      formal: [
        'Chaque vue compte, alors on regarde deux fois avant de déclencher. On apprend à regarder, avec {quoted}.',
        'Au fond d’un tiroir dort une pellicule dont personne ne sait plus rien. La prochaine, mettez-la dans {quoted}.',
        'On déclenche, puis on ne sait pas. Il faudra attendre le labo, et cette attente fait le charme de {quoted}.',
        'Les albums de nos parents ont des flous, des doigts et des yeux rouges, et on les rouvre. Reprenez avec {quoted}.',
      ],
      informal: [
        'Pas d’écran, donc personne pour dire « montre, montre ». On profite du moment, avec {quoted}.',
        'Quarante photos de la même assiette, ou une seule et on mange chaud ? La deuxième option s’appelle {quoted}.',
        'Tu as mis le doigt devant l’objectif, tu le sauras dans deux semaines. Patience, c’est la règle avec {quoted}.',
        'Rien à effacer, rien à recommencer, juste le bruit du déclencheur. On respire, et on arme {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Couleur ou noir et blanc ?',
        'Combien de temps gardez-vous une pellicule avant le labo ?',
        'Vingt-quatre ou trente-six poses ?',
        'Qui, dans la famille, prenait les photos ?',
        'Album, boîte à chaussures ou cadre ?',
        'Quel lieu mériterait une pellicule entière ?',
      ],
      informal: [
        'Une pellicule oubliée chez toi : on y verrait quoi ?',
        'Ta photo ratée préférée, c’est quoi ?',
        'Œil gauche ou œil droit dans le viseur ?',
        'Tu gardes la dernière pose pour quoi ?',
        'Flou, doigt ou yeux fermés : ta spécialité ?',
        'Le plus dur : attendre, ou ne pas recommencer ?',
      ],
    },
  },
  lens: {
    stories: {
      formal: [
        'On règle, on recule, on s’agenouille, on attend que le nuage passe. Puis on déclenche, avec {quoted}.',
        'Même banc, même lumière, et pourtant une autre photo. Il a suffi de visser {quoted}.',
        'Souvent, on croit devoir changer d’appareil. Il suffit de changer ce qui est devant : {quoted}.',
        'Avant de partir, tout le matériel est étalé sur le lit, et l’on en retire la moitié. Ce qui reste : {quoted}.',
      ],
      informal: [
        'Reculer pour cadrer, c’est bien. Finir dans la fontaine, moins. Regarde derrière toi, avec {quoted}.',
        'Ton sac photo pèse un âne mort et tu t’en sers d’un seul. Autant que ce soit {quoted}.',
        '« Tu avais promis que c’était le dernier. » Bon, le vrai dernier, c’est {quoted}.',
        'Sur l’étagère, ton boîtier s’ennuie depuis Noël. Réveille-le avec {quoted}.',
      ],
    },
    asks: {
      formal: ['Focale fixe ou zoom ?', 'Si vous ne deviez en emporter qu’un en voyage, lequel ?'],
      informal: [
        'Dans ton sac : un seul objectif, ou toute la famille ?',
        'C’était vraiment le dernier que tu achetais ?',
      ],
    },
  },
  tripod: {
    stories: {
      formal: [
        'La plus belle lumière arrive quand on y voit à peine. À cette heure-là, les mains tremblent, et l’on pose {quoted}.',
        'Sur la photo de groupe, il y a toujours un absent : le photographe. Offrez-lui dix secondes de course et {quoted}.',
        'L’eau d’une cascade devient un voile si l’on sait attendre. Pour attendre, il y a {quoted}.',
        'Une pile de livres, un muret, une branche : on a tout essayé. Il est temps de déplier {quoted}.',
      ],
      informal: [
        'Retardateur : dix secondes. Ton sprint : onze. Tout le monde recommence, et personne ne touche à {quoted}.',
        '« Excusez-moi, vous pourriez nous prendre en photo ? » Et voilà un superbe pouce. Plus jamais ça, avec {quoted}.',
        'Trois livres et une boîte de céréales, c’est de la débrouille. Pour la prochaine vidéo, sors {quoted}.',
        'Nuit étoilée, café dans le thermos, pose de trente secondes. Toi, tu peux trembler, pas {quoted}.',
      ],
    },
    asks: {
      formal: [
        'Ville de nuit, ciel étoilé ou cascade ?',
        'Sur quoi avez-vous déjà posé votre appareil, faute de mieux ?',
      ],
      informal: ['Retardateur : tu arrives à temps ?', 'Qui cadre toujours les photos de groupe chez toi ?'],
    },
  },
};
