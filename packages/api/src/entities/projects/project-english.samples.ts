import type { Filled } from '#platform/content-entity';
import type { ProjectCreate } from './project.schema';

/** The English of the samples in `project.samples.ts`, by the same names. */
export type SampleProjectEnglish = Filled<
  ProjectCreate,
  'title' | 'slug' | 'description' | 'content' | 'location' | 'seoTitle' | 'seoDescription' | 'seoKeywords'
>;

export const catiGes: SampleProjectEnglish = {
  title: 'Grid connection and protection boards for a rooftop solar plant',
  slug: 'rooftop-solar-grid-connection-and-protection-boards',
  description:
    'AC combiner, metering and protection boards for the 320 kWp rooftop plant of a furniture factory, with the power factor correction set up afresh.',
  content: [
    '<h2>The brief</h2>',
    '<p>Another contractor had installed the modules and inverters; the plant still had to be connected to the factory safely. The main board had no spare way, and on sunny days the power factor was expected to fall below the limit. The factory works two shifts, so the supply could be interrupted on a single Sunday only.</p>',
    '<h2>What we did</h2>',
    '<ul><li>AC combiner board for three inverters, with a 630 A main circuit-breaker</li><li>Interface protection relay and a compartment for bidirectional metering</li><li>Surge protection on the DC and the AC side</li><li>Equipotential bonding of module frames and supports</li><li>Monitoring that shows generation and consumption on one screen</li></ul>',
    '<h2>Why the power factor correction had to change</h2>',
    '<p>While the plant generates, the factory draws less active energy from the grid, but its motors need as much reactive energy as before. The ratio of the two rises although nobody uses more. We gave the controller a second current measuring point and fitted more of the small stages.</p>',
    '<blockquote>The first three bills after commissioning carried no charge for reactive energy.</blockquote>',
    '<h2>What was handed over</h2>',
    '<ol><li>As-built single-line diagram and a schedule of protection settings</li><li>Insulation, earthing and continuity measurements</li><li><strong>Thermal images</strong> taken at full output</li></ol>',
    '<p>A year later the same points were measured again; two terminations needed tightening and were put right the same day.</p>',
  ].join(''),
  location: 'İnegöl, Bursa',
  seoTitle: 'Rooftop solar connection and protection boards | Örnek Elektrik',
  seoDescription:
    'We built the AC combiner, metering and protection boards for a 320 kWp rooftop plant in İnegöl and reset the power factor correction, so that no reactive charge appears on the bill.',
  seoKeywords: 'rooftop solar board, ac combiner board, interface protection relay, power factor correction, bursa',
};

export const cepheAydinlatmasi: SampleProjectEnglish = {
  title: 'Façade and exterior lighting of an office building',
  slug: 'office-building-facade-and-exterior-lighting',
  description:
    'The façade, entrance and surroundings of a twelve-storey office building, relit with LED luminaires that send no light into the sky.',
  content: [
    '<h2>The brief</h2>',
    '<p>Eight floodlights around the building lit the windows across the street rather than the façade. The entrance lay in shadow and the monthly consumption was high. The management wanted the complaints to stop, and the building to be recognised from a distance.</p>',
    '<h2>What we did</h2>',
    '<ul><li>Three-dimensional lighting calculation of the façade and a trial at night</li><li>186 metres of linear LED at 3000 K, concealed in the string courses</li><li>Narrow-beam luminaires at the entrance, bollards along the footpath</li><li>Astronomical time switch with three scenes: evening, night and special occasions</li><li>A separate distribution board with surge protection</li></ul>',
    '<h2>A trial at night</h2>',
    '<p>We did not leave the decision to a drawing. Before anything was ordered, we lit two storeys with sample luminaires for a week, and the board looked at them together with the manager of the building next door. After the trial we turned the luminaires by 15 degrees and cut the power by a quarter.</p>',
    '<blockquote>The best façade lighting is the kind whose luminaires you never see.</blockquote>',
    '<h2>The result</h2>',
    '<p>The installed load fell from 7.2 kW to <strong>2.1 kW</strong>. After midnight only the entrance and the footpath stay lit. The average illuminance measured at the entrance agrees with the calculation; the measuring points are in the report. Once a year the luminaires are cleaned and the same points are measured again, so that a loss of light is noticed before anyone can see it. Every driver can be reached from inside, which means that maintenance needs neither scaffolding nor a lift.</p>',
  ].join(''),
  location: 'Osmangazi, Bursa',
  seoTitle: 'Façade and exterior lighting of an office building | Örnek Elektrik',
  seoDescription:
    'We relit the façade and the surroundings of a twelve-storey office building in Osmangazi; proved in a trial at night, the scheme cut the installed load from 7.2 kW to 2.1 kW.',
  seoKeywords: 'facade lighting, exterior lighting, led lighting, astronomical time switch, lighting bursa',
};

export const cozguHatti: SampleProjectEnglish = {
  title: 'New PLC and drives for a warping line',
  slug: 'new-plc-and-drives-for-a-warping-line',
  description:
    'PLC, operator panel and drives of a warping machine that no spare parts could be found for, replaced within the six days of a public holiday.',
  content: [
    '<h2>The brief</h2>',
    '<p>The twenty-year-old warping machine was mechanically sound, but its PLC was no longer made. After the last fault a second-hand card had to be found, and the line stood still for nine days. Yarn tension also varied from shift to shift, and waste was rising.</p>',
    '<h2>What we did</h2>',
    '<ul><li>Recovered the old program and redrew the circuit diagrams on site</li><li>New PLC, 12-inch operator panel and four drives</li><li>Closed-loop tension control based on the calculated diameter of the beam</li><li>Emergency stop chain rebuilt around a safety relay</li><li>Logging of thread breaks and reasons for stops</li></ul>',
    '<h2>How we went about it</h2>',
    '<ol><li>The new control panel was built in our workshop, and the program was tried on a bench that simulates the inputs and outputs of the machine.</li><li>The screens were drawn together with the operators. The five settings they use most are on the first page.</li><li>Two days of the holiday went into dismantling and installation, two into trials without load, and the last two into setting up with yarn.</li></ol>',
    '<blockquote>The old cards waited in their box for a month. Had we needed to go back, it would have taken four hours; we did not.</blockquote>',
    '<h2>The result</h2>',
    '<p>The deviation in tension has fallen <strong>by more than half</strong>. Maintenance staff now find a fault from its description on the panel. The factory holds an unlocked copy of the program and the as-built drawings, so any other engineer can work on it. At the next overhaul a second machine will join the same control system; panel space and a communication line are ready for it.</p>',
  ].join(''),
  location: 'Osmangazi, Bursa',
  seoTitle: 'New PLC and drives for a warping line | Örnek Elektrik',
  seoDescription:
    'At a textile mill in Osmangazi we replaced the PLC, operator panel and drives of a warping line within six days; the deviation in yarn tension fell by more than half.',
  seoKeywords: 'plc replacement, textile automation, operator panel, drive commissioning, automation bursa',
};

export const dcSarj: SampleProjectEnglish = {
  title: 'Two DC rapid chargers at a seaside rest area',
  slug: 'two-dc-rapid-chargers-at-a-seaside-rest-area',
  description:
    'Two 60 kW DC chargers at a rest area on the Mudanya road; the supply upgrade, trenching and canopy followed one programme.',
  content: [
    '<h2>The brief</h2>',
    '<p>The 50 kW supply of the rest area was barely enough for its kitchen and cold store. Two rapid chargers alone would need 120 kW, and would be busiest on weekend evenings, when the restaurant is full as well.</p>',
    '<h2>What we did</h2>',
    '<ul><li>Design of and application for the supply upgrade, followed up with the network operator</li><li>New main distribution board with separate metering and switching for the chargers</li><li>70 metres of trench with two spare ducts and a draw pit</li><li>Two 60 kW DC chargers with two cables each</li><li>Canopy lighting and impact protection</li></ul>',
    '<h2>The programme</h2>',
    '<p>On jobs like this it is the approval that takes time, not the installation. We applied ten days after the site visit; trench and foundations were finished while we waited. When the chargers arrived, their cables were in place, and fitting them took two days.</p>',
    '<ol><li>Site visit, load calculation and design</li><li>Application, trench and concrete bases</li><li>Installation and energising of the board</li><li>Installation, testing and commissioning of the chargers</li></ol>',
    '<blockquote>One of the spare ducts was in use after the first summer: when the owner asked for a third charger, the tarmac did not have to be cut again.</blockquote>',
    '<h2>The result</h2>',
    '<p>The chargers are operated by a <strong>licensed charging network</strong> that the rest area has a contract with. When the load of the restaurant approaches the limit, charging power is reduced in steps; the kitchen notices nothing.</p>',
  ].join(''),
  location: 'Mudanya, Bursa',
  seoTitle: 'Two DC rapid chargers at a seaside rest area | Örnek Elektrik',
  seoDescription:
    'We installed two 60 kW DC rapid chargers at a rest area on the Mudanya road, with the supply upgrade, the trenching and the installation in a single programme.',
  seoKeywords: 'dc rapid charger, supply upgrade, ev charger installation, charging station mudanya, load management',
};

export const depoKamera: SampleProjectEnglish = {
  title: 'A 64-camera surveillance system for a logistics warehouse',
  slug: '64-camera-surveillance-system-for-a-logistics-warehouse',
  description:
    'Aisles, loading bays and perimeter of a 14,000 m² warehouse, watched by 64 IP cameras on a fibre backbone.',
  content: [
    '<h2>The brief</h2>',
    '<p>The old analogue system did not see the loading bays, and recordings were overwritten after ten days. The insurer had asked for at least 30 days. Since the warehouse works around the clock, no aisle could be closed for longer than one shift.</p>',
    '<h2>What we did</h2>',
    '<ul><li>A plan of fields of view and blind spots for the height of the racks</li><li>64 IP cameras: models that read number plates at the bays, wide-angle ones in the aisles</li><li>Four field cabinets with a redundant fibre backbone between them</li><li>48 TB of storage, calculated for 30 days of recording</li><li>Uninterruptible power supplies in the recording room and the cabinets</li></ul>',
    '<h2>Cabling</h2>',
    '<p>No copper run is longer than 90 metres; points further away are connected by fibre to the nearest cabinet. Every cable was numbered at both ends and tested. The results are in the same file as the list of cameras.</p>',
    '<h2>Handover</h2>',
    '<ol><li>The day and the night image of every camera were compared with the plan.</li><li>A disk and a fibre were taken out of service on purpose; recording went on.</li><li>Shift supervisors were trained to search and export recordings.</li></ol>',
    '<p>The positions of cameras and notices were agreed <strong>together</strong> with the company’s legal adviser on data protection; there are no cameras in changing rooms and rest areas.</p>',
  ].join(''),
  location: 'Kestel, Bursa',
  seoTitle: '64-camera surveillance system for a warehouse | Örnek Elektrik',
  seoDescription:
    'We equipped a 14,000 m² logistics warehouse in Kestel with 64 IP cameras, a redundant fibre backbone and 30 days of recording, while the warehouse went on working.',
  seoKeywords: 'cctv installation, ip camera, warehouse security, fibre backbone, surveillance system bursa',
};

export const paletlemeHucresi: SampleProjectEnglish = {
  title: 'A palletising cell for a food production line',
  slug: 'palletising-cell-for-a-food-production-line',
  description:
    'Cartons that used to be stacked by hand now go through a robot cell on the existing conveyor; safety and line communication were built together.',
  content: [
    '<h2>The brief</h2>',
    '<p>At the end of a canning line three people stacked 14 cartons a minute by hand, for a whole shift. Back complaints had become frequent, and in high season this was where the line jammed. The company had chosen the robot; we were asked for the electrical installation, the safety functions and the automation.</p>',
    '<h2>What we did</h2>',
    '<ul><li>Control panel and safety PLC of the cell</li><li>Light curtain, guard locking and two-channel emergency stop</li><li>Conveyor drives, and sensors that count and divert cartons</li><li>Operator panel with recipes for three carton sizes</li><li>Signal tower, log, and remote reporting of the state of the line</li></ul>',
    '<h2>Risk assessment came first</h2>',
    '<p>Before we drew a circuit, we went through every intervention with the company’s safety officer: changing pallets, a fallen carton, loss of vacuum, cleaning. The safety functions follow from that list, and each was tested and signed for at handover.</p>',
    '<ol><li>In our workshop the cell ran for 40 hours with empty cartons.</li><li>On site it was commissioned on the night shift first, then on all shifts.</li><li>The operators changed recipes by themselves; we only watched.</li></ol>',
    '<h2>The result</h2>',
    '<p>The cell handles up to <strong>18 cartons</strong> a minute, and changing to another size takes four minutes. The people who used to stack now work in quality control and at the infeed.</p>',
  ].join(''),
  location: 'Karacabey, Bursa',
  seoTitle: 'Palletising cell for a food production line | Örnek Elektrik',
  seoDescription:
    'For a food line in Karacabey we built the control panel, safety circuits and automation of a robot palletising cell that stacks up to 18 cartons a minute.',
  seoKeywords: 'robot palletising, safety plc, line automation, operator panel, automation bursa',
};

export const sarjOtoparki: SampleProjectEnglish = {
  title: 'A car park with 16 charge points',
  slug: 'car-park-with-16-charge-points',
  description:
    'Sixteen 11 kW charge points in the car park of an office building; thanks to load management, with the same transformer and the same agreed capacity.',
  content: [
    '<h2>The brief</h2>',
    '<p>In one year the number of electric cars at the office building had risen from three to fourteen. Sixteen points at full power would need 176 kW at once, but at busy hours the building had only 70 kW to spare. A supply upgrade would have meant a long wait and a new transformer.</p>',
    '<h2>What the measurement showed</h2>',
    '<p>We connected a logger to the main board for two weeks. Most cars arrived at 8.30 in the morning, left at 6 in the evening and took 18 kWh on average. So energy was never the problem: <strong>everybody started at the same time</strong>.</p>',
    '<h2>What we did</h2>',
    '<ul><li>Sixteen wall-mounted 11 kW AC charge points, each with its own residual current protection</li><li>Distribution board for the car park, fed through aluminium trunking</li><li>Dynamic load management that follows the total load of the building</li><li>Access by card, and a consumption report for each tenant</li><li>Bay markings, signs and impact protection</li></ul>',
    '<blockquote>When the load of the building rises, charging power falls by itself; when the building empties, it rises again. Drivers see this only as a graph in their app.</blockquote>',
    '<h2>The result</h2>',
    '<p>In the first three months no car left without the charge it needed, and the main circuit-breaker of the building did not trip once. The trunking is sized for 28 points, so the second stage will need no new one.</p>',
  ].join(''),
  location: 'Nilüfer, Bursa',
  seoTitle: 'Car park with 16 charge points and load management | Örnek Elektrik',
  seoDescription:
    'We installed 16 charge points at an office building in Nilüfer. Thanks to dynamic load management all cars charge on the existing transformer and agreed capacity.',
  seoKeywords: 'ev charge point, load management, car park charging, ac charging, ev charging bursa',
};

export const trafoMerkezi: SampleProjectEnglish = {
  title: '1250 kVA substation and main distribution board',
  slug: '1250-kva-substation-and-main-distribution-board',
  description:
    'An automotive supplier that was expanding had its 630 kVA transformer replaced by one of 1250 kVA, with a new main distribution board and power factor correction.',
  content: [
    '<h2>The brief</h2>',
    '<p>With two new press lines the existing 630 kVA transformer would be too small. A larger one raises the prospective short-circuit current at the busbars to about 30 kA, but the old main board was rated for 25 kA. Replacing the transformer alone would not have been safe.</p>',
    '<h2>What we did</h2>',
    '<ul><li>Load analysis, short-circuit and discrimination study, approval by the network operator</li><li>1250 kVA hermetically sealed transformer with medium-voltage incomer and protection panels</li><li>2000 A main distribution board with a power analyser on each outgoing way</li><li>400 kvar power factor correction in 12 detuned stages</li><li>Busbar trunking between transformer and board, with fire barriers</li><li>Measurement of the earthing system and renewal of the equipotential bonding</li></ul>',
    '<h2>The changeover</h2>',
    '<p>The factory could stop at weekends only, so we divided the work into three steps:</p>',
    '<ol><li>On the first weekend the new panels and the transformer were put in place and energised without load.</li><li>During the week the new board was tested beside the old one, and the cables were labelled.</li><li>On the second weekend the loads were moved to the new board one by one, while a generator fed the cooling line.</li></ol>',
    '<blockquote>The seven o’clock shift on Monday started on time. The old board was dismantled that afternoon.</blockquote>',
    '<h2>The result</h2>',
    '<p>Today the factory loads the transformer to <strong>60 per cent</strong>, which leaves room for growth. The as-built single-line diagram, the test report of the board and the earthing report are in the handover file.</p>',
  ].join(''),
  location: 'Nilüfer, Bursa',
  seoTitle: '1250 kVA substation and main distribution board | Örnek Elektrik',
  seoDescription:
    'Over two weekends we replaced the 630 kVA transformer of a factory in Nilüfer with one of 1250 kVA and rebuilt its main distribution board and power factor correction.',
  seoKeywords:
    'substation, main distribution board, power factor correction, busbar trunking, electrical contractor bursa',
};
