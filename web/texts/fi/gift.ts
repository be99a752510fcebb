export const texts = {
  title: 'Anna lahjaksi',
  description: 'Anna {product} lahjaksi sähköpostilla tai kuoressa.',
  heading: 'Vuosi museoissa lahjaksi.',
  lead: 'Saaja aktivoi kortin itse, ja vuosi alkaa hänen ensimmäisestä museokäynnistään. Jos hänellä on jo kortti, lahja lisää siihen vuoden.',
  digital: {
    name: 'Digilahja',
    text: 'Saajan sähköpostiin heti tai valitsemanasi päivänä ja kellonaikana. Voit myös tulostaa lahjan itse.',
    go: 'Anna digilahja',
  },
  envelope: {
    name: 'Lahjakuori',
    text: 'Painettu lahjakortti postitse sinulle tai suoraan saajalle. Toimitus {0} viikossa.',
    go: 'Anna lahjakuori',
  },
  price: '{0} / lahja',
  priceLoading: 'hintaa ladataan',
  got: 'Saitko lahjan?',
  activate: 'Aktivoi kortti',
  rya: 'Solmimaton ryijy: saajan numero tekee siitä kuvan.',
  label: { title: 'Vielä solmimatta', name: 'Saajan oma ryijy' },
};
