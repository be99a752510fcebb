import { worded } from '../../../platform/worded.ts';

const fi = {
  to: 'Kenelle',
  roles: 'Rooli',
  by: 'Antaja',
  byCommand: 'komentorivi',
  starts: 'Alkaa',
  given: {
    waits: {
      subject: 'Rooli odottaa vahvistusta – {product}',
      preview: 'Katso, kenelle rooli annettiin. Vahvista tai peru se.',
      title: 'Rooli odottaa vahvistusta',
      body: 'Henkilökunnalle annettiin rooli, jolla palautetaan rahaa, hyväksytään kollegan pyyntöjä tai annetaan oikeuksia. Se ei ole voimassa, ennen kuin joku muu kuin antaja on vahvistanut sen.',
      start: 'kun rooli on vahvistettu',
    },
    starts: {
      subject: 'Henkilökunnalle annettiin rooli – {product}',
      preview: 'Rooli alkaa {0}. Tarkista, että se on oikein.',
      title: 'Henkilökunnalle annettiin rooli',
      body: 'Henkilökunnalle annettiin rooli, jolla palautetaan rahaa, hyväksytään kollegan pyyntöjä tai annetaan oikeuksia. Juuri nyt kukaan muu ei voi vahvistaa sitä. Siksi se alkaa vasta vuorokauden kuluttua, ja kerromme siitä kaikille, joilla on tällainen rooli.',
    },
  },
  ask: 'Jos tiedät, miksi rooli annettiin, sinun ei tarvitse tehdä muuta. Jos jokin ihmetyttää, kysy antajalta ja kerro asiasta heti esihenkilöllesi.',
  decide:
    'Jos tiedät, miksi rooli annettiin, sen voi vahvistaa. Jos jokin ihmetyttää, peru rooli ja kysy antajalta.',
  button: 'Avaa henkilöstö',
  works: {
    subject: 'Roolisi on vahvistettu – {product}',
    preview: 'Voit aloittaa työt.',
    title: 'Roolisi on vahvistettu',
    body: 'Tästä lähtien voit tehdä kaiken, mitä tähän rooliin kuuluu: {0}.',
    button: 'Avaa hallinta',
  },
};
const sv: typeof fi = {
  to: 'Till vem',
  roles: 'Roll',
  by: 'Gavs av',
  byCommand: 'kommandoraden',
  starts: 'Börjar',
  given: {
    waits: {
      subject: 'En roll väntar på bekräftelse – {product}',
      preview: 'Se vem som fick rollen. Bekräfta eller återta den.',
      title: 'En roll väntar på bekräftelse',
      body: 'Någon i personalen fick en roll som ger rätt att återbetala pengar, godkänna en kollegas begäran eller ge rättigheter. Den gäller inte förrän någon annan än den som gav rollen har bekräftat den.',
      start: 'när rollen har bekräftats',
    },
    starts: {
      subject: 'Någon i personalen fick en roll – {product}',
      preview: 'Rollen börjar gälla {0}. Kontrollera att den är rätt.',
      title: 'Någon i personalen fick en roll',
      body: 'Någon i personalen fick en roll som ger rätt att återbetala pengar, godkänna en kollegas begäran eller ge rättigheter. Just nu kan ingen annan bekräfta den. Därför börjar den gälla först efter ett dygn, och vi berättar om den för alla som har en sådan roll.',
    },
  },
  ask: 'Om du vet varför rollen gavs behöver du inte göra något. Om du undrar över något, fråga den som gav rollen och berätta genast för din chef.',
  decide:
    'Om du vet varför rollen gavs kan den bekräftas. Om du undrar över något, återta rollen och fråga den som gav den.',
  button: 'Öppna personalen',
  works: {
    subject: 'Din roll är bekräftad – {product}',
    preview: 'Du kan börja arbeta.',
    title: 'Din roll är bekräftad',
    body: 'Från och med nu kan du göra allt som hör till rollen: {0}.',
    button: 'Öppna administrationen',
  },
};
const en: typeof fi = {
  to: 'To whom',
  roles: 'Role',
  by: 'Given by',
  byCommand: 'the command line',
  starts: 'Starts',
  given: {
    waits: {
      subject: 'A role is waiting to be confirmed – {product}',
      preview: 'See who was given the role. Confirm it or take it back.',
      title: 'A role is waiting to be confirmed',
      body: 'A member of staff was given a role that refunds money, approves what a colleague asks for or gives rights. It does not work until somebody other than whoever gave it has confirmed it.',
      start: 'when it has been confirmed',
    },
    starts: {
      subject: 'A member of staff was given a role – {product}',
      preview: 'The role starts on {0}. Check that it is right.',
      title: 'A member of staff was given a role',
      body: 'A member of staff was given a role that refunds money, approves what a colleague asks for or gives rights. Nobody else can confirm it at the moment. That is why it starts only after a day, and why we are telling everybody who has such a role.',
    },
  },
  ask: 'If you know why the role was given, there is nothing to do. If anything about it seems odd, ask whoever gave it and tell your manager at once.',
  decide:
    'If you know why the role was given, it can be confirmed. If anything about it seems odd, take the role back and ask whoever gave it.',
  button: 'Open the staff page',
  works: {
    subject: 'Your role has been confirmed – {product}',
    preview: 'You can start work.',
    title: 'Your role has been confirmed',
    body: 'From now on you can do everything that belongs to the role: {0}.',
    button: 'Open the office',
  },
};

export const staffRoleTexts = worded('letter/staff-role', {
  fi,
  sv,
  en,
});
