export const texts = {
  selling: {
    title: 'Korttien myynti on keskeytetty',
    body: 'Oma korttisi toimii kuten ennen, ja voit aktivoida saamasi kortin tai lahjan.',
  },
  gifts: {
    title: 'Lahjojen myynti on keskeytetty',
    body: 'Jo ostetut lahjat toimivat kuten ennen. Voit myös ostaa kortin itsellesi.',
  },
  registration: {
    title: 'Korttien aktivointi on keskeytetty',
    body: 'Koodisi säilyy, ja vuosi alkaa vasta ensimmäisestä käynnistä. Aktivoi kortti, kun aktivointi avataan.',
  },
  monthly: {
    title: 'Kuukausimaksua ei voi valita',
    body: 'Voit maksaa koko vuoden kerralla. Jo aloitetut kuukausimaksut jatkuvat sovitusti.',
  },
  banner: { news: 'Tiedote', fault: 'Häiriö', close: 'Sulje tiedote' },
  reopens: 'Avaamme taas {0}.',
  unknown: 'Kerromme tällä sivulla, kun avaamme taas.',
};
