import type { BuildingName } from '../../domain/museum/drawing/museum-design.ts';
import type { Translations } from './demo-exhibitions.ts';

/** Alternative texts of the pictures. */
export const DESCRIPTIONS: Record<BuildingName, Translations> = {
  makasiini: [
    'Kolme vanhaa makasiinia rannassa. Ylimmässä kerroksessa vaihtuva näyttely.',
    'Tre gamla magasin vid stranden. Högst upp en utställning som växlar.',
    'Three old warehouses on the shore, with a changing exhibition on the top floor.',
  ],
  linna: [
    'Paksut muurit ja kaksi tornia. Sisällä hiljaisia saleja ja yksi avain joka oveen.',
    'Tjocka murar och två torn. Innanför finns tysta salar och en nyckel till varje dörr.',
    'Thick walls and two towers. Inside are quiet halls and a key for every door.',
  ],
  funkis: [
    'Valkoinen talo, jossa ikkunat kulkevat nauhana. Kokoelma on tältä vuosisadalta.',
    'Ett vitt hus med fönster i band. Samlingen är från detta sekel.',
    'A white house with windows in a ribbon. The collection is of this century.',
  ],
  kartano: [
    'Kartano pylväineen ja puutarhoineen. Huoneet on sisustettu kuin joku tulisi kohta kotiin.',
    'En herrgård med kolonner och trädgård. Rummen ser ut som om någon snart kom hem.',
    'A manor with columns and a garden. The rooms look as if somebody were coming home.',
  ],
  tehdas: [
    'Vanha tehdas, jossa koneet käynnistetään kerran päivässä.',
    'En gammal fabrik där maskinerna startas en gång om dagen.',
    'An old factory where the machines are started once a day.',
  ],
  palatsi: [
    'Kaupungin taide pylväiden takana. Portaat saa nousta hitaasti.',
    'Stadens konst bakom kolonner. Trapporna får man gå långsamt.',
    'The town’s art behind columns. Take your time on the steps.',
  ],
  kupoli: [
    'Lasikupoli, josta näkyy taivas. Kirkkaina iltoina kaukoputki on yleisön käytössä.',
    'En glaskupol med utsikt mot himlen. Klara kvällar är teleskopet öppet för alla.',
    'A glass dome with a view of the sky. On clear evenings the telescope is open to all.',
  ],
  tunturi: [
    'Matala talo tunturin juurella. Täällä kerrotaan, miten kylmässä eletään.',
    'Ett lågt hus vid fjällets fot. Här berättas hur man lever i kylan.',
    'A low house below the fell that tells how people live in the cold.',
  ],
  majakka: [
    'Majakka ja vartijan talo. Lampun luo on sata askelmaa.',
    'En fyr och fyrvaktarens hus. Hundra steg leder upp till lampan.',
    'A lighthouse and its keeper’s house. A hundred steps lead to the lamp.',
  ],
  laiva: [
    'Laivoja, merikarttoja ja matkalaukkuja. Kannella saa kävellä.',
    'Skepp, sjökort och resväskor. På däck får man gå.',
    'Ships, charts and suitcases. You may walk on the deck.',
  ],
  torni: [
    'Torni ja matala sali. Hissillä pääsee katsomaan kaupunkia ylhäältä.',
    'Ett torn och en låg sal. Hissen går upp till utsikten över staden.',
    'A tower and a low hall. The lift takes you up to a view of the town.',
  ],
  puutalo: [
    'Puutalo aitansa takana. Tuvassa tuoksuu kahvi ja terva.',
    'Ett trähus bakom sitt staket. I stugan doftar det kaffe och tjära.',
    'A wooden house behind its fence. The room smells of coffee and tar.',
  ],
  paviljonki: [
    'Lasinen paviljonki puiston keskellä. Valo vaihtuu, teokset pysyvät.',
    'En glaspaviljong mitt i parken. Ljuset växlar, verken står kvar.',
    'A glass pavilion in the park. The light changes, the works stay.',
  ],
  veturitalli: [
    'Veturitallin kaaret ja kiskot. Lapset saavat puhaltaa pilliin.',
    'Lokstallets valv och räls. Barnen får blåsa i visselpipan.',
    'Arches and rails of an engine shed. Children may blow the whistle.',
  ],
};

export const REASONS = {
  change: ['näyttelynvaihto', 'utställningsbyte', 'exhibition change'],
  event: ['yksityistilaisuus', 'privat tillställning', 'a private event'],
  christmas: ['joulu', 'jul', 'Christmas'],
  newYear: ['uudenvuodenpäivä', 'nyårsdagen', 'New Year’s Day'],
  independence: ['itsenäisyyspäivä', 'självständighetsdagen', 'Independence Day'],
} as const satisfies Record<string, Translations>;

export const STREETS = [
  'Makasiinikuja',
  'Rantakatu',
  'Museokatu',
  'Puistotie',
  'Vanhatori',
  'Linnankatu',
  'Asemakuja',
  'Kirkkokatu',
];

/** `#` stands for a number. */
export const WAYS: Record<string, Translations> = {
  walk: [
    'Torilta # metriä, tasaista.',
    'Från torget # meter, jämn väg.',
    'From the market square # metres, level ground.',
  ],
  bus: ['Pysäkki Museo, # metriä.', 'Hållplats Museet, # meter.', 'Stop Museo, # metres.'],
  tram: [
    'Pysäkki Museo, # metriä, matalalattia.',
    'Hållplats Museet, # meter, låggolv.',
    'Stop Museo, # metres, low floor.',
  ],
  train: [
    'Rautatieasemalta # metriä.',
    'Från järnvägsstationen # meter.',
    'From the railway station # metres.',
  ],
  car: [
    'Pysäköintihalli # metrin päässä.',
    'Parkeringshall på # meters avstånd.',
    'Car park # metres away.',
  ],
  boat: [
    'Lautta rannasta, sitten # metriä.',
    'Färja från stranden, sedan # meter.',
    'Ferry from the shore, then # metres.',
  ],
};
