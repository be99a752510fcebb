export const texts = {
  name: 'Merkitse palautunut viesti hoidetuksi',
  lead: 'Viesti poistuu listalta, eikä sitä lähetetä uudelleen. Kirjoita syyksi, miten asia hoidettiin.',
  deed: 'Merkitse hoidetuksi',
  done: 'Palautunut viesti on merkitty hoidetuksi.',
  form: {},
  labels: {
    letter: 'Viesti',
    to: 'Osoite',
    list: 'Palautuneet viestit',
    others: 'Muut viestit',
  },
  phrases: {
    name: '{0}',
    address: '{0}',
    waits: 'Odottaa listalla',
    leaves: 'Poistuu listalta',
    stopped: 'Muistutuksia ei vieläkään lähetetä osoitteeseen.',
  },
  refusals: { ended: 'Viesti on jo hoidettu.' },
};
