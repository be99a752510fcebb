export const companyTexts = {
  companyConfirmation: {
    subject: 'Tilausvahvistus – {product}, {0} kpl, {1}',
    preview: 'Kortteja jaettavaksi: {0}. Kuitti on liitteenä.',
    previewInvoice: 'Kortteja jaettavaksi: {0}. Lasku tulee erikseen.',
    title: 'Kiitos tilauksesta, {0}',
    invoice: 'Lasku tulee yritykselle laskutuspalvelusta. Kortit ovat jo käytettävissä.',
    body: 'Kortteja: {0}. Tilaaja: {1}. Kunkin kortin vuosi alkaa sen haltijan ensimmäisestä museokäynnistä.',
    digital:
      'Koodit odottavat tilauksesi sivulla. Siellä voit ladata ne tiedostona, lähettää henkilökohtaiset linkit tai jakaa yhden linkin koko henkilöstölle.',
    envelope:
      'Kuoret lähtevät painosta antamaasi osoitteeseen ja ovat perillä {0} viikossa. Samat koodit näkyvät jo tilauksesi sivulla.',
    desk: 'Avaa tilauksesi sivu',
    deskSecret:
      'Linkki avaa kortit ilman kirjautumista: anna se vain niille, jotka jakavat kortteja.',
  },
  companyInvitation: {
    reminder: {
      subject: 'Museovuotesi odottaa yhä – {0}',
      preview: 'Aktivoi korttisi. Se ei maksa sinulle mitään.',
      title: 'Korttisi odottaa sinua yhä.',
      titleNamed: 'Korttisi odottaa sinua yhä, {0}.',
      body: '{0} on hankkinut sinulle kortin, mutta et ole vielä aktivoinut sitä. Vuosi alkaa vasta ensimmäisestä käynnistäsi, joten et ole menettänyt mitään.',
    },
    subject: '{0} antoi sinulle museovuoden',
    preview: 'Aktivoi korttisi. Se ei maksa sinulle mitään.',
    title: 'Museot ovat sinulle auki.',
    titleNamed: 'Museot ovat sinulle auki, {0}.',
    body: '{0} on hankkinut sinulle kortin, jolla pääset museoihin vuoden ajan. Vuosi alkaa ensimmäisestä käynnistäsi.',
    button: 'Aktivoi kortti',
    code: 'Aktivointikoodi',
    merge: 'Jos sinulla on jo {product}, kirjaudu sisään: voit lisätä vuoden korttiisi.',
    privacy:
      'Työnantajasi näkee vain suunnilleen, montako korttia on aktivoitu. Työnantaja ei näe koodia eikä käyntejäsi eikä sitä, oletko aktivoinut kortin.',
  },
};
