/** What of the scheme gets a day, in the words of the office. */
export const texts = {
  limits: 'Rajat',
  languages: 'Kielet',
  colours: 'Värit',
  bank: 'Verkkopankit ja mobiilimaksut',
  card: 'Maksukortit',
  epassi: 'ePassi',
  smartum: 'Smartum',
  edenred: 'Edenred',
  zevoy: 'Zevoy',
  companyInvoice: 'Yrityslasku',
  selling: 'Myynti',
  gifts: 'Lahjat',
  registration: 'Korttien aktivointi',
  monthly: 'Kuukausimaksu',
  banner: 'Tiedote',
};
