import { APPROVAL_DAYS } from '../../../domain/office/actions.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  title: 'Hyväksynnät',
  description: 'Pyynnöt, joista toinen henkilö päättää.',
  heading: 'Hyväksynnät',
  lead: `Kun palautus ylittää tekijän rajan, siitä päättää toinen henkilö. Mitään ei tapahdu ennen päätöstä. Pyyntö on voimassa ${APPROVAL_DAYS} päivää.`,
  waiting: 'Odottaa päätöstä ({0})',
  nothing: 'Mikään pyyntö ei odota.',
  own: 'Omat pyynnöt',
  noneAsked: 'Et ole pyytänyt hyväksyntää.',
  ownWaits: 'Tämän pyysit itse, joten siitä päättää joku toinen.',
  asked: 'Pyytäjä {0}, {1}',
  expires: 'voimassa {0} asti',
  openPayment: 'Avaa maksu',
  openPerson: 'Avaa asiakas',
  look: 'Katso ja päätä',
  isChanged:
    'Tilanne on muuttunut pyynnön jälkeen, joten sitä ei voi hyväksyä. Hylkää pyyntö, niin pyytäjä voi tehdä uuden.',
  approve: 'Hyväksy',
  approved: 'Hyväksytty.',
  refuse: 'Hylkää',
  answer: 'Miksi hylkäät?',
  answerHint: 'Pyytäjä näkee tämän omista pyynnöistään.',
  sendRefusal: 'Hylkää pyyntö',
  takeBack: 'Peru pyyntö',
  failed: 'Ei onnistunut. Yritä uudelleen.',
  states: {
    asked: 'Odottaa toista henkilöä.',
    approved: 'Hyväksytty ja tehty.',
    refused: 'Hylätty.',
    withdrawn: 'Peruttu.',
    changed: 'Tilanne oli muuttunut pyynnön jälkeen, joten mitään ei tehty. Pyydä uudelleen.',
    expired: 'Vanhentui: kukaan ei päättänyt siitä ajoissa.',
  },
};
