/** Invented gifts, one for each state of the giver's page. */
export type DemoGift = {
  isDigital: boolean;
  recipients: {
    recipientName: string;
    recipientEmail: string;
    greeting: string;
    /** Null: at once after payment. */
    sendInDays: number | null;
  }[];
};

export const DEMO_GIVER = {
  firstName: 'Aino',
  lastName: 'Lahtinen',
  emailAddress: 'aino.lahtinen@example.fi',
  phone: '',
};

export const DEMO_GIFTS: DemoGift[] = [
  {
    isDigital: true,
    recipients: [
      {
        recipientName: 'Elias Lahtinen',
        recipientEmail: 'elias.lahtinen@example.fi',
        greeting: 'Hyvää syntymäpäivää, veli! Nähdään Ateneumissa.',
        sendInDays: null,
      },
      {
        recipientName: 'Sofia Berg',
        recipientEmail: 'sofia.berg@example.fi',
        greeting: 'Hyvää joulua!',
        sendInDays: 30,
      },
    ],
  },
  {
    isDigital: false,
    recipients: [
      {
        recipientName: 'Helmi Lahtinen',
        recipientEmail: '',
        greeting: 'Mummille, museopäiviä varten.',
        sendInDays: null,
      },
    ],
  },
];
