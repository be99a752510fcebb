/** Finnish, Swedish, English; invented. */
export type Translations = readonly [fi: string, sv: string, en: string];

/** Two of them form a title: “Köysi ja suola”. */
export const EXHIBITION_WORDS: readonly Translations[] = [
  ['köysi', 'rep', 'rope'],
  ['suola', 'salt', 'salt'],
  ['lumi', 'snö', 'snow'],
  ['rauta', 'järn', 'iron'],
  ['lasi', 'glas', 'glass'],
  ['pellava', 'lin', 'linen'],
  ['savu', 'rök', 'smoke'],
  ['kivi', 'sten', 'stone'],
  ['valo', 'ljus', 'light'],
  ['tuuli', 'vind', 'wind'],
  ['hiekka', 'sand', 'sand'],
  ['terva', 'tjära', 'tar'],
  ['villa', 'ull', 'wool'],
  ['jää', 'is', 'ice'],
  ['tuhka', 'aska', 'ash'],
  ['hopea', 'silver', 'silver'],
  ['paperi', 'papper', 'paper'],
  ['sammal', 'mossa', 'moss'],
  ['hunaja', 'honung', 'honey'],
  ['ruoste', 'rost', 'rust'],
  ['savi', 'lera', 'clay'],
  ['höyry', 'ånga', 'steam'],
  ['muisti', 'minne', 'memory'],
  ['hiljaisuus', 'tystnad', 'silence'],
];

export const EXHIBITION_NAMES: readonly Translations[] = [
  ['Köyden pituus', 'Repets längd', 'The Length of a Rope'],
  ['Valon paino', 'Ljusets tyngd', 'The Weight of Light'],
  ['Kaksi sekuntia', 'Två sekunder', 'Two Seconds'],
  ['Pimeä puoli', 'Den mörka sidan', 'The Dark Side'],
  ['Purjeen alla', 'Under segel', 'Under the Sail'],
  ['Kiskojen väli', 'Mellan rälsen', 'Between the Rails'],
  ['Betonin iho', 'Betongens hud', 'The Skin of Concrete'],
  ['Sata sukkaa', 'Hundra strumpor', 'A Hundred Socks'],
  ['Kesän huoneet', 'Sommarens rum', 'Rooms of Summer'],
  ['Punainen valo vasemmalla', 'Rött ljus om babord', 'Red Light to Port'],
  ['Tilkkupurje', 'Lappsegel', 'Patchwork Sail'],
  ['Talven kirjeet', 'Vinterns brev', 'Letters from Winter'],
  ['Yksi nappi puuttuu', 'En knapp saknas', 'One Button Missing'],
  ['Metsän numerot', 'Skogens siffror', 'Numbers of the Forest'],
  ['Veden alla on katto', 'Under vattnet finns ett tak', 'There Is a Roof under the Water'],
  ['Viimeinen lautta', 'Sista färjan', 'The Last Ferry'],
];

export const EXHIBITION_TEXTS: readonly Translations[] = [
  ['Hamppua, tervaa ja laskuoppia.', 'Hampa, tjära och räknekonst.', 'Hemp, tar and arithmetic.'],
  [
    'Kankaita, joita on paikattu sata vuotta.',
    'Tyger som har lappats i hundra år.',
    'Cloth that has been mended for a hundred years.',
  ],
  ['Miten valot luetaan yöllä.', 'Hur ljus läses om natten.', 'How lights are read at night.'],
  [
    'Kuvia ajasta ennen sähköä.',
    'Bilder från tiden före elektriciteten.',
    'Pictures from before electricity.',
  ],
  [
    'Neljä tekijää, yksi työpöytä.',
    'Fyra konstnärer, ett arbetsbord.',
    'Four makers, one workbench.',
  ],
  [
    'Esineitä, joiden nimi on unohtunut.',
    'Föremål vars namn har glömts.',
    'Things whose names are forgotten.',
  ],
  ['Ääniä, joita voi koskea.', 'Ljud som går att röra vid.', 'Sounds that you can touch.'],
  [
    'Kaikki löydettiin samasta laatikosta.',
    'Allt hittades i samma låda.',
    'All of it was found in one box.',
  ],
];

export const CHARGES: readonly { name: Translations; cents: number }[] = [
  { name: ['Simulaattori', 'Simulator', 'Simulator'], cents: 400 },
  { name: ['Planetaarion esitys', 'Planetarieföreställning', 'Planetarium show'], cents: 500 },
  {
    name: ['Opastettu kierros', 'Guidad tur', 'Guided tour'],
    cents: 600,
  },
  { name: ['Työpaja', 'Verkstad', 'Workshop'], cents: 800 },
];
