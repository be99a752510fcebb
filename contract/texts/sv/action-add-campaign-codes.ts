import { texts as create } from './action-create-campaign.ts';

const { badPrefix, badLines, noCodes } = create.refusals;

export const texts = {
  name: 'Lägg till koder',
  lead: 'De nya koderna ger samma sak som kampanjens andra koder, och var och en kan användas en gång.',
  deed: 'Lägg till koderna',
  done: 'Koderna är tillagda.',
  form: create.form,
  labels: {
    campaign: 'Kampanj',
    added: 'Nya koder',
    total: 'Koder sammanlagt',
  },
  phrases: { name: '{0}', codes: '{0|# kod|# koder}' },
  refusals: {
    badPrefix,
    badLines,
    noCodes,
    overAlready: 'Kampanjen har redan slutat.',
    sharedCode: 'Kampanjen har en gemensam kod. För engångskoder behövs en annan kampanj.',
    tooManyCodes: 'Koderna skulle bli {0}, men högst {1} är tillåtna.',
  },
};
