import type { DeskRole, Right, RightGroup, StaffRole } from '../../../domain/office/rights.ts';

type RightTexts = {
  groups: Record<RightGroup, string>;
  rights: Record<Right, string>;
  roles: Record<StaffRole | DeskRole, string>;
};

/** Display names of rights and roles, for the office and its refusals. */
export const texts: RightTexts = {
  groups: {
    view: 'Katso',
    help: 'Auta',
    money: 'Raha',
    offer: 'Tarjonta',
    people: 'Henkilökunta',
    data: 'Tietojen siirto',
    desk: 'Kassa',
  },
  rights: {
    'office.open': 'Avaa hallinta',
    'person.find': 'Hae asiakkaita',
    'person.view': 'Avaa asiakkaan tiedot',
    'payment.view': 'Katso maksuja ja palautuksia',
    'sales.view': 'Katso myyntilukuja',
    'audit.view': 'Katso kaikkia tapahtumia',
    'letter.resend': 'Lähetä viesti uudelleen',
    'person.correct': 'Korjaa nimi ja syntymävuosi',
    'email.change': 'Vaihda sähköpostiosoite',
    'card.replace': 'Korvaa kortti',
    'card.goodwill': 'Hyvitä päiviä',
    'note.write': 'Kirjoita muistiinpano',
    'person.merge': 'Yhdistä kaksi henkilöä',
    'contact.answer': 'Vastaa yhteydenottoihin',
    'mail.bounce': 'Käsittele palautuneet viestit',
    'plastic.produce': 'Tuota muovikortit',
    'envelope.produce': 'Tuota lahjakuoret',
    'bulk.prepare': 'Valmistele joukkotoimi',
    'bulk.approve': 'Hyväksy joukkotoimi',
    'refund.ask': 'Pyydä palautusta',
    'refund.approve': 'Hyväksy toisen palautus',
    'payment.settle': 'Merkitse maksut hoidetuiksi',
    'contract.end': 'Päätä kuukausimaksu',
    'payment.free': 'Vapauta jumiin jäänyt maksu',
    'museum.edit': 'Muokkaa museoita ja näyttelyitä',
    'price.plan': 'Suunnittele hinnanmuutokset',
    'campaign.plan': 'Suunnittele kampanjat ja hae koodit',
    'scheme.edit': 'Muuta rajoja, maksutapoja, tiedotteita ja tekstejä',
    'staff.manage': 'Kutsu henkilökuntaa ja sulje tunnuksia',
    'desk.manage': 'Hoida museon kassatunnuksia',
    'data.import': 'Tuo toisen järjestelmän tiedot',
    'data.sign': 'Allekirjoita tuonnin loppusummat',
    'desk.check': 'Tarkista kortti kassalla',
    'desk.record': 'Kirjaa käynti kassalla',
  },
  roles: {
    viewer: 'Katselija',
    agent: 'Asiakaspalvelija',
    seniorAgent: 'Vanhempi asiakaspalvelija',
    finance: 'Talous',
    museumCare: 'Museovastaava',
    administrator: 'Pääkäyttäjä',
    rightsKeeper: 'Oikeuksien hoitaja',
    auditor: 'Tarkastaja',
    clerk: 'Kassanhoitaja',
    manager: 'Kassan vastaava',
  },
};
