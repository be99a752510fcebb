/** Finnish screen reader terms for roles and states. Roles not listed are not announced. */

/** Announced with their name; their content is not repeated. */
export const CONTROLS: Record<string, string> = {
  button: 'painike',
  checkbox: 'valintaruutu',
  combobox: 'luetteloruutu',
  DisclosureTriangle: 'avattava',
  link: 'linkki',
  option: 'vaihtoehto',
  radio: 'valintanappi',
  searchbox: 'hakukenttä',
  spinbutton: 'numerokenttä',
  switch: 'kytkin',
  tab: 'välilehti',
  textbox: 'kenttä',
  image: 'kuva',
  img: 'kuva',
  heading: 'otsikko',
};

/** Announced on entering, if they have a name. */
export const GROUPS: Record<string, string> = {
  alertdialog: 'hälytysikkuna',
  article: 'artikkeli',
  dialog: 'valintaikkuna',
  group: 'ryhmä',
  radiogroup: 'ryhmä',
  region: 'alue',
  form: 'lomake',
  figure: 'kuvio',
  table: 'taulukko',
};

/** Announced on entering, with or without a name. */
export const LANDMARKS: Record<string, string> = {
  main: 'pääsisältö',
  navigation: 'navigointi',
  banner: 'ylätunniste',
  contentinfo: 'alatunniste',
  complementary: 'lisätieto',
  search: 'haku',
};

/** Announced as empty or filled. */
export const FIELDS = new Set(['searchbox', 'spinbutton', 'textbox']);

/** By name and value of a property in the tree. */
export const STATES: Record<string, string> = {
  'checked true': 'valittu',
  'checked false': 'ei valittu',
  'selected true': 'valittu',
  'pressed true': 'painettu',
  'pressed false': 'ei painettu',
  'expanded true': 'avattu',
  'expanded false': 'suljettu',
  'required true': 'pakollinen',
  'readonly true': 'vain luku',
  'disabled true': 'ei käytössä',
  'invalid true': 'virheellinen',
};
