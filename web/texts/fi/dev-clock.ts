export const texts = {
  title: 'Demon kello',
  description: 'Siirrä demon aikaa eteenpäin.',
  now: 'Kello on {0}.',
  none: 'Tässä käynnistyksessä kelloa ei voi siirtää.',
  lead: 'Aika kulkee vain eteenpäin. Siirron jälkeen ajastetut työt tehdään heti: kuukausierät veloitetaan, lahjat lähetetään ja korttien voimassaolo päättyy. Istuntosi päättyy, joten kirjaudu uudelleen. Uuden alun saat poistamalla demon tietokansion.',
  step: {
    day: 'Päivä eteenpäin',
    week: 'Viikko eteenpäin',
    month: 'Kuukausi eteenpäin',
    quarter: 'Kolme kuukautta eteenpäin',
    year: 'Vuosi eteenpäin',
  },
  failed: 'Siirto ei onnistunut. Yritä uudelleen.',
};
