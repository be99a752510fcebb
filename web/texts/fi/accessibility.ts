export const texts = {
  title: 'Saavutettavuusseloste',
  description:
    '{product.gen} verkkopalvelun saavutettavuuden tila, tiedossa olevat puutteet, palautekanava ja valvontaviranomainen.',
  lead: 'Museon oven pitää aueta kaikille, ja niin myös tämän palvelun. Tämä seloste koskee {product.gen} verkkopalvelua, ja se on laadittu 15.11.2026.',
  sections: {
    status: {
      heading: 'Saavutettavuuden tila',
      body: [
        'Palvelua koskee laki digitaalisten palvelujen tarjoamisesta (306/2019). Laki edellyttää, että palvelu noudattaa eurooppalaista standardia EN 301 549 ja sen mukana WCAG 2.1 -ohjeiston tasoja A ja AA. Oma tavoitteemme on uudempi ohjeisto, WCAG 2.2 ja taso AA.',
        'Oman arviomme mukaan palvelu täyttää vaatimukset. Arvio perustuu automaattisiin tarkistuksiin, jotka tehdään jokaisella sivulla vaaleassa ja tummassa ulkoasussa kolmella näytön leveydellä, sekä näppäimistöllä tehtyihin kokeiluihin. Ulkopuolista arviointia ja testausta ruudunlukijaa käyttävien kanssa ei ole vielä tehty.',
      ],
    },
    how: {
      heading: 'Miten palvelu on tehty',
      body: [],
      list: [
        'Kaikki toimii näppäimistöllä, ja kohdistus näkyy selvästi.',
        'Sivut toimivat 320 pikselin levyisinä ja 400 prosentin suurennuksella ilman sivuttaista vieritystä.',
        'Mikään tieto ei ole vain värin tai kuvan varassa.',
        'Liike vaimenee, jos laitteesi niin pyytää, ja ulkoasun voi valita vaaleaksi tai tummaksi.',
        'Tietosivut toimivat myös ilman JavaScriptiä.',
        'Istunnon päättymisestä varoitetaan, ja istuntoa voi jatkaa niin monta kertaa kuin haluaa.',
      ],
    },
    gaps: {
      heading: 'Tiedossa olevat puutteet',
      body: [
        'Maksupalvelujen sivut ovat niiden omia, emmekä voi vastata niiden saavutettavuudesta. Korttien ryijykuvat ovat koristeita: kaikki kortin tiedot ovat myös tekstinä.',
        'Muita puutteita ei ole tiedossamme. Jos löydät jonkin, kerro meille.',
      ],
    },
    feedback: {
      heading: 'Palaute',
      body: [
        'Kerro, jos jokin ei toimi tai jos tarvitset sisällön toisessa muodossa: {email} tai {phone}. Vastaamme 14 päivän kuluessa.',
      ],
    },
    authority: {
      heading: 'Valvontaviranomainen',
      body: [
        'Jos et saa meiltä vastausta kahdessa viikossa tai vastaus ei riitä, voit ilmoittaa asiasta Liikenne- ja viestintävirasto Traficomille. Traficomin saavutettavuuden valvonta kertoo ilmoittamisesta osoitteessa [saavutettavuusvaatimukset.fi](https://www.saavutettavuusvaatimukset.fi/). Traficomin vaihteen numero on 029 534 5000.',
      ],
    },
  },
};
