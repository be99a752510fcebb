import type { DeskRole, StaffRole } from '../../domain/office/rights.ts';

type DemoWorker = { who: string; emailAddress: string; firstName: string; lastName: string };

/** One member of staff for each role, and one with most roles. */
export const DEMO_STAFF: (DemoWorker & { roles: StaffRole[] })[] = [
  {
    who: 'back office: administrator, finance and rights keeper in one',
    emailAddress: 'hallinta@example.fi',
    firstName: 'Helena',
    lastName: 'Hallinta',
    roles: ['administrator', 'finance', 'rightsKeeper'],
  },
  worker('viewer', 'katselija@example.fi', 'Kaisa Katselija'),
  worker('agent', 'asiakaspalvelija@example.fi', 'Aapo Auttaja'),
  worker('seniorAgent', 'vanhempi@example.fi', 'Ville Vanhempi', 'senior agent'),
  worker('finance', 'talous@example.fi', 'Tuula Talous'),
  worker('museumCare', 'museohoitaja@example.fi', 'Maija Museo', 'museum care'),
  worker('administrator', 'paakayttaja@example.fi', 'Pekka Pääkkö'),
  worker('rightsKeeper', 'oikeudet@example.fi', 'Outi Oikeus', 'rights keeper'),
  worker('auditor', 'tarkastaja@example.fi', 'Tero Tarkka'),
];

function worker(role: StaffRole, emailAddress: string, name: string, called: string = role) {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { who: `back office: ${called}`, emailAddress, firstName, lastName, roles: [role] };
}

const MUSEUM = 'ateneumin-taidemuseo';

export const DEMO_DESK: (DemoWorker & { museum: string; role: DeskRole })[] = [
  {
    who: 'ticket desk of Ateneum: clerk',
    emailAddress: 'kassa@example.fi',
    firstName: 'Kirsi',
    lastName: 'Kassa',
    museum: MUSEUM,
    role: 'clerk',
  },
  {
    who: 'ticket desk of Ateneum: manager',
    emailAddress: 'kassavastaava@example.fi',
    firstName: 'Veera',
    lastName: 'Vastaava',
    museum: MUSEUM,
    role: 'manager',
  },
];
