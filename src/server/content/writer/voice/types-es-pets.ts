import type { ProductType } from './product-types.ts';
import { typeWordsEs } from './type-words-es.ts';
import type { TypeWords } from './voice.ts';

export const typesEsPets = {
  'dog-lead': typeWordsEs('correa', 'la correa', {
    hooks: [
      'La correa en la mano y salta.',
      '¿Quién pasea a quién?',
      'Las siete y el perro ya lo sabe.',
      'Llueva o no, toca paseo.',
    ],
    lines: [
      'Suena al descolgarla y hay fiesta en el pasillo.',
      'Tres paseos al día dan para conocer a todo el barrio.',
      'Llueva o truene, a las siete se sale.',
      'En el parque ya se saludan los dueños por el nombre del perro.',
    ],
    tips: [
      'Con un perro que tira, un arnés reparte la fuerza mejor que un collar.',
      'Para que no tire: con la correa floja se avanza; si se tensa, se para y se espera.',
      'Costuras y mosquetón se revisan de vez en cuando: es por donde se rompe.',
    ],
    tags: ['PaseoConPerro', 'CorreaParaPerros', 'Perros', 'VidaDePerro'],
  }),
  'pet-bed': typeWordsEs('cama para mascotas', 'la cama para mascotas', {
    hooks: [
      '¿La cama suya o el sofá?',
      'Tres vueltas y a dormir.',
      'Un sitio propio para la siesta.',
      'El sofá, por fin libre.',
    ],
    lines: [
      'Un suspiro, las patas al aire y a soñar.',
      'Al sol de la ventana, la siesta es larga.',
      'Puede que el sofá vuelva a ser de las personas.',
      'Ronca más que nadie en esta casa, y tiene dónde.',
    ],
    tips: [
      'Se mide al animal tumbado y estirado, y se le suma un palmo.',
      'Lejos de corrientes y del paso, pero con la familia a la vista: ahí es donde duermen.',
      'Una manta o camiseta usada encima los primeros días ayuda a que la hagan suya.',
    ],
    tags: ['CamaParaPerros', 'Mascotas', 'PerrosYGatos', 'AmoAMiMascota'],
  }),
  'pet-food': typeWordsEs('comida para mascotas', 'la comida para mascotas', {
    hooks: [
      'Lo oye desde la otra punta.',
      '¿Quién ha dicho comer?',
      'Plato vacío en un minuto.',
      'La hora de comer no se le olvida.',
    ],
    lines: [
      'Reconoce el ruido del paquete desde el otro lado de la casa.',
      'A su hora se sienta delante del plato, y mira.',
      'Un plato limpio es su manera de dar las gracias.',
      'La cara de pena también se la sabe.',
    ],
    tips: [
      'La comida nueva se mezcla con la de antes durante una semana, cada día un poco más.',
      'La ración se pesa según la tabla del envase, y los premios también cuentan.',
      'Se guarda cerrada, en seco y en su propio paquete, con la fecha a la vista.',
      'Agua limpia siempre al lado, más aún si come pienso seco.',
    ],
    tags: ['ComidaParaMascotas', 'Mascotas', 'PerrosYGatos', 'CuidadoDeMascotas'],
  }),
  'pet-toy': typeWordsEs('juguete para mascotas', 'el juguete para mascotas', {
    hooks: [
      '¿Y las zapatillas, a salvo?',
      'Lo trae, lo suelta, otra vez.',
      'Hora de jugar en el pasillo.',
      'El sofá tiene un rival.',
    ],
    lines: [
      'Lo esconde, lo busca y lo vuelve a esconder.',
      'Diez minutos de juego y una siesta larga.',
      'Aparecerá debajo del sofá dentro de tres semanas.',
      'Un animal que juega muerde menos muebles.',
    ],
    tips: [
      'El tamaño importa: no debe caber entero en la boca.',
      'Los juguetes se van turnando: guardados unos días, vuelven como nuevos.',
      'En cuanto se rompe y suelta trozos, se retira.',
      'Jugar un rato con él vale más que dejarle diez juguetes.',
    ],
    tags: ['JuguetesParaMascotas', 'Mascotas', 'PerrosYGatos', 'HoraDeJugar'],
  }),
  'scratching-post': typeWordsEs('rascador', 'el rascador', {
    hooks: [
      'El brazo del sofá respira.',
      '¿Uñas al sofá o al rascador?',
      'Su torre, sus normas.',
      'Estirarse, rascar, dormir.',
    ],
    lines: [
      'El sofá lleva meses pidiéndolo.',
      'Para afilarse las uñas, estirarse y mirar a todos desde su sitio.',
      'Después de cada siesta, una buena rascada.',
      'Un gato manda en casa; mejor que tenga trono.',
    ],
    tips: [
      'Se coloca junto a donde duerme o al lado del mueble que araña: ahí lo usará.',
      'Debe ser firme y dejar que el gato se estire entero: si se tambalea, no vuelve.',
      'Frotarlo con hierba gatera o jugar alrededor los primeros días ayuda; reñir, no.',
    ],
    tags: ['Rascador', 'Gatos', 'RascadorParaGatos', 'VidaDeGato'],
  }),
} satisfies Partial<Record<ProductType, TypeWords>>;
