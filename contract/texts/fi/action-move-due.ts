export const texts = {
  name: 'Siirrä eräpäivää',
  lead: 'Ennen uutta päivää ei veloiteta mitään. Sitä ennen erääntyvät erät siirtyvät samaan päivään.',
  deed: 'Siirrä eräpäivä',
  done: 'Eräpäivää siirrettiin.',
  form: { to: 'Uusi eräpäivä' },
  labels: {
    next: 'Seuraava veloitus',
    sum: 'Siirtyy',
    entry: 'Sisäänpääsy',
    rest: 'Muut erät ja kortti',
  },
  phrases: {
    day: '{0}',
    moved: 'Eriä {0}, yhteensä {1}',
    held: 'Ei käytössä maksamattoman erän takia',
    notHeld: 'Käytössä',
    unchanged: 'Ei muutu',
  },
  refusals: {
    ended: 'Sopimus on jo päättynyt tai kokonaan maksettu.',
    beingCharged: 'Erää veloitetaan juuri nyt. Odota, kunnes tulos tiedetään.',
    day: 'Valitse päivä, joka on aikaisintaan huomenna ja enintään {0} päivän päässä.',
    nothing: 'Mikään erä ei eräänny ennen tätä päivää.',
  },
};
