export const texts = {
  title: '{product.gen} käyttöehdot',
  description:
    'Ehdot, joilla {product} myydään ja joilla sitä käytetään: voimassaolo, maksaminen, {monthly|kuukausimaksu, |}toimitus ja peruuttamisoikeus.',
  lead: 'Nämä ehdot koskevat {product.par}, sen lahjakortteja ja yritystilauksia. Ehdot tulivat voimaan {inForceOn}.',
  sections: {
    seller: {
      heading: 'Kuka kortin myy',
      body: [
        'Kortin myy {organisation}, Y-tunnus {businessId}, {address}. Asiakaspalvelu: {phone}, {email}.',
      ],
    },
    card: {
      heading: 'Mitä kortilla saa',
      body: [
        'Kortti oikeuttaa sisäänpääsyyn mukana oleviin museoihin niiden aukioloaikoina. Museo voi periä lisämaksun erikseen ilmoitetuista näyttelyistä ja tapahtumista, ja mukana olevien museoiden luettelo voi muuttua kauden aikana.',
        'Kortilla pääsee sisään kerran päivässä kussakin museossa. Kortti on henkilökohtainen. Kassalla näytetään asiakasnumero tai kortti ja henkilöllisyystodistus. Jos korttia käyttää joku muu kuin sen haltija, museo voi evätä sisäänpääsyn.',
      ],
    },
    validity: {
      heading: 'Voimassaolo',
      body: [
        'Kerralla maksettu kortti on voimassa {cardMonths} kuukautta ensimmäisestä kirjatusta museokäynnistä.{monthly| Kuukausittain maksettu kortti on voimassa {cardMonths} kuukautta ensimmäisestä maksusta.|} Viimeinen päivä kuuluu voimassaoloon. Kerralla maksettu, käyttämätön kortti odottaa ensimmäistä käyntiä ilman takarajaa.',
        'Kun jatkat voimassaoloa ennen sen päättymistä, viimeinen päivä siirtyy {renewalMonths} kuukaudella. Jos voimassaolo on jo päättynyt, uusi kausi alkaa jatkamispäivästä.',
      ],
    },
    price: {
      heading: 'Hinta ja maksaminen',
      body: [
        'Hinnat näkyvät ostosivulla ja sisältävät arvonlisäveron. Maksu välitetään maksupalvelun kautta, eivätkä pankkitunnuksesi tai maksukorttisi tiedot kulje meille.',
        'Kampanjakoodi annetaan tilausta tehtäessä. Sitä ei voi käyttää jälkikäteen eikä vaihtaa rahaksi.',
      ],
    },
    monthly: {
      heading: 'Kuukausimaksu',
      body: [
        'Kuukausimaksulla tehty tilaus on {instalments} kuukauden sopimus, joka maksetaan {instalments} erässä. Kuukausierä ja koko sopimuksen hinta kerrotaan ennen tilaamista. Tilaus sitoo koko kauden ajan, eikä sitä voi lopettaa kesken, kun peruuttamisaika on päättynyt.',
        'Jos veloitus ei onnistu, ilmoitamme siitä ja yritämme uudelleen. Jos erää ei makseta ilmoitetun lisäajan kuluessa, korttia ei voi käyttää, ennen kuin erä on maksettu.',
      ],
    },
    delivery: {
      heading: 'Toimitus',
      body: [
        'Asiakasnumero toimitetaan sähköpostilla heti maksun jälkeen. Muovikortti tulee postissa {weeks|viikossa|# viikossa}, ellet ole jättänyt sitä tilaamatta.',
        'Tarkista tietosi ennen maksamista: kortti valmistetaan automaattisesti, etkä voi itse muuttaa nimeä tai syntymävuotta jälkikäteen. Asiakaspalvelu korjaa virheen.',
      ],
    },
    withdrawal: {
      heading: 'Peruuttamisoikeus',
      body: [
        'Kuluttajalla on oikeus peruuttaa kauppa {withdrawalDays} päivän kuluessa tilauksesta syytä ilmoittamatta. Lahjakuoressa aika lasketaan siitä, kun kuori on tullut perille. Ratkaisevaa on, milloin teet ilmoituksen, ei se, milloin käsittelemme sen. Tee peruutus sivulla [Peru sopimus tästä](Withdrawal) tai ilmoita siitä asiakaspalveluun sähköpostilla, puhelimessa tai postitse. Voit käyttää myös peruuttamislomaketta, joka on tilausvahvistuksen liitteenä. Jos viimeinen päivä on viikonloppu tai pyhä, voit peruuttaa vielä seuraavana arkipäivänä.',
        'Kortti on käytettävissä heti. Kun ostat kortin tai jatkat voimassaoloa, pyydät samalla, että palvelu alkaa heti. Jos olet ehtinyt käydä museossa, palautuksesta vähennetään käytettyjä päiviä vastaava osa hinnasta; muuten saat koko summan. {giftsStay|Aktivoitu lahja jää saajalleen.|Peruutus koskee myös jo aktivoitua lahjaa: lahjan antama voimassaolo päättyy ja hinta palautetaan kokonaan, vaikka saaja olisi jo käynyt museossa.} Palautamme maksun samalla maksutavalla viimeistään {refundDays} päivän kuluttua ilmoituksesta.',
      ],
    },
    gifts: {
      heading: 'Lahjat ja yritystilaukset',
      body: [
        'Lahjalla ei ole viimeistä käyttöpäivää. Saaja voi aktivoida lahjalla uuden kortin tai lisätä sillä vuoden korttiinsa. Lahjaa ei vaihdeta rahaksi.',
        'Yritystilauksissa ei ole kuluttajan peruuttamisoikeutta. Lasku maksetaan siinä mainittuun päivään mennessä.',
      ],
    },
    liability: {
      heading: 'Häiriöt ja vastuu',
      body: [
        'Pidämme palvelun toiminnassa, mutta huollot ja häiriöt voivat katkaista sen hetkeksi. Museon tilapäinen sulkeminen ei pidennä kortin voimassaoloa, ellei siitä erikseen ilmoiteta.',
        'Jos huomaat virheen tilauksessasi tai käynneissäsi, ilmoita siitä asiakaspalveluun.',
      ],
    },
    planEnd: {
      heading: 'Kuukausimaksun päättyminen ja vaikeat tilanteet',
      body: [
        'Kuukausimaksu päättyy itsestään, kun {instalments} erää on maksettu. Se ei jatku ilman uutta tilausta.',
        'Jos maksaminen vaikeutuu sairauden, työttömyyden tai muun sinusta riippumattoman syyn vuoksi, ota yhteyttä asiakaspalveluun. Voimme sopia maksuajasta tai muusta kohtuullisesta ratkaisusta.',
      ],
    },
    minors: {
      heading: 'Alaikäiset',
      body: [
        'Alle 18-vuotias tarvitsee ostoon huoltajansa luvan. Huoltaja voi ostaa kortin lapselle lahjaksi.',
      ],
    },
    changes: {
      heading: 'Ehtojen muuttaminen',
      body: [
        'Tilaukseesi sovelletaan niitä ehtoja, jotka hyväksyit tilatessasi. Uudet ehdot koskevat vasta niiden voimaantulon jälkeen tehtyjä tilauksia ja voimassaolon jatkamista. Jos sinulla on voimassa oleva kortti{monthly| tai kuukausimaksu|}, kerromme uusista ehdoista sähköpostilla vähintään {noticeDays} päivää ennen niiden voimaantuloa.',
      ],
    },
    complaints: {
      heading: 'Virheet ja reklamaatiot',
      body: [
        'Ilmoita virheestä asiakaspalveluun kohtuullisessa ajassa siitä, kun huomasit sen. Vastaamme {complaintDays} päivän kuluessa. Sinulla on oikeus virheen korjaamiseen, hinnanalennukseen tai sopimuksen purkamiseen kuluttajansuojalain mukaan.',
      ],
    },
    disputes: {
      heading: 'Erimielisyydet',
      body: [
        'Selvitetään asia ensin yhdessä. Jos emme pääse sopuun, voit ottaa yhteyttä [kuluttajaneuvontaan](https://www.kkv.fi/) ja sen jälkeen viedä asian [kuluttajariitalautakuntaan](https://www.kuluttajariita.fi/). Sovellamme Suomen lakia.',
      ],
    },
  },
};
