import { worded } from '../../../platform/worded.ts';

const fi = {
  giver:
    'Saimme nimesi ja sähköpostiosoitteesi lahjan antajalta ({0}), emme sinulta itseltäsi. Rekisterinpitäjä on {1}. Käytämme tietoja vain lahjan toimittamiseen, oikeutetun etumme perusteella. Voit vastustaa käsittelyä tai pyytää tietojen poistamista: {2}.',
  employer:
    'Saimme sähköpostiosoitteesi ja mahdollisesti nimesi työnantajaltasi ({0}), ellet pyytänyt tätä viestiä itse yrityksen linkin kautta. Rekisterinpitäjä on {1}. Käytämme tietoja vain kortin toimittamiseen, oikeutetun etumme perusteella. Voit vastustaa käsittelyä tai pyytää tietojen poistamista: {2}.',
  privacy: 'Tietosuoja: säilytysajat ja oikeutesi',
};
const sv: typeof fi = {
  giver:
    'Vi fick ditt namn och din e-postadress av gåvans givare ({0}), inte av dig själv. Personuppgiftsansvarig är {1}. Vi använder uppgifterna bara för att leverera gåvan, med stöd av vårt berättigade intresse. Du kan invända mot behandlingen eller be oss radera uppgifterna: {2}.',
  employer:
    'Vi fick din e-postadress och eventuellt ditt namn av din arbetsgivare ({0}), om du inte själv bad om det här meddelandet via företagets länk. Personuppgiftsansvarig är {1}. Vi använder uppgifterna bara för att leverera kortet, med stöd av vårt berättigade intresse. Du kan invända mot behandlingen eller be oss radera uppgifterna: {2}.',
  privacy: 'Dataskydd: lagringstider och dina rättigheter',
};
const en: typeof fi = {
  giver:
    'We received your name and e-mail address from the giver ({0}), not from you. The controller is {1}. We use them only to deliver the gift, on the basis of our legitimate interest. You may object to this or ask us to erase the data: {2}.',
  employer:
    'We received your e-mail address, and perhaps your name, from your employer ({0}), unless you asked for this message yourself through the company’s link. The controller is {1}. We use them only to deliver the card, on the basis of our legitimate interest. You may object to this or ask us to erase the data: {2}.',
  privacy: 'Privacy: how long data is kept, and your rights',
};

export const dataSourceTexts = worded('letter/data-source', {
  fi,
  sv,
  en,
});
