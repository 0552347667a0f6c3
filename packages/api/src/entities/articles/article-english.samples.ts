import type { Filled } from '#platform/content-entity';
import type { ArticleCreate } from './article.schema';

/** The English of the samples in `article.samples.ts`, by the same names. */
export type SampleArticleEnglish = Filled<ArticleCreate, 'title' | 'slug' | 'excerpt' | 'content'>;

export const ledDonusum: SampleArticleEnglish = {
  title: 'How soon does LED lighting pay for itself in a warehouse?',
  slug: 'how-soon-does-led-lighting-pay-for-itself',
  excerpt:
    'The calculation for a warehouse with ninety-six luminaires, step by step. Put in your own figures and you will have your payback time in five minutes.',
  content: [
    '<p>“How much will LED take off my bill?” There is no single answer, but there is an open calculation that needs four figures. Below we work through it for a warehouse with 96 luminaires. <strong>The prices are examples only</strong>; use those of your own bill and your own quotation.</p>',
    '<h2>The four figures</h2>',
    '<ol><li>Number and power of the luminaires (including ballast losses)</li><li>Hours of use a year</li><li>The total price per unit on your bill</li><li>The price of a new luminaire, installed</li></ol>',
    '<h2>The example</h2>',
    '<ul><li>96 metal halide luminaires of 400 W; about 430 W with the ballast</li><li>12 hours a day, 26 days a month: 3,744 hours a year</li><li>150 W LED high-bay luminaires in their place</li></ul>',
    '<pre><code>old load   = 96 × 0.430 kW = 41.28 kW\nnew load   = 96 × 0.150 kW = 14.40 kW\ndifference = 26.88 kW\nsaving     = 26.88 kW × 3,744 h ≈ 100,600 kWh a year</code></pre>',
    '<p>Let a unit cost 4 TL/kWh, and a luminaire with installation 7,500 TL:</p>',
    '<pre><code>investment = 96 × 7,500 TL      = 720,000 TL\nbenefit    = 100,600 kWh × 4 TL = 402,400 TL a year\npayback    = 720,000 ÷ 402,400  ≈ 1.8 years</code></pre>',
    '<h2>Three things that improve the figure</h2>',
    '<h3>Aisle sensors</h3>',
    '<p>For most of the day the aisles of a warehouse are empty. A sensor that dims an empty aisle to 20 per cent saves a good deal more, depending on the traffic. The luminaires must be bought with dimmable drivers; adding those later is expensive. We suggest trying a single aisle for a month first, and measuring it.</p>',
    '<h3>Maintenance</h3>',
    '<p>Metal halide lamps are replaced every few years, and each time means a lifting platform, two people and a closed aisle. Most calculations forget this.</p>',
    '<h3>Restrike time</h3>',
    '<p>Once switched off, the old lamps take minutes to light again, so nobody switches them off. LEDs light at once, and the habit of switching off comes by itself.</p>',
    '<h2>Three mistakes that spoil it</h2>',
    '<ol><li><strong>Comparing watts with watts.</strong> What counts is the illuminance on the floor. In a narrow aisle a wide-beam luminaire spends its light on the tops of the racks; the fine saving comes with a dark floor.</li><li><strong>Replacing one for one without a lighting calculation.</strong> The old positions may not suit the racks of today.</li><li><strong>Forgetting the power factor correction.</strong> Once the inductive ballasts are gone, the existing stages may be too large and the site may become capacitive. Look at the <a href="/articles/reaktif-ceza-faturada-nereden-okunur">reactive ratios</a> on the first two bills after the change.</li></ol>',
    '<blockquote>Saving does not mean less light. It means doing the same work in the same comfort with less energy.</blockquote>',
    '<h2>Ask for this before you decide</h2>',
    '<ul><li>The lighting calculation: average illuminance and uniformity</li><li>Luminous flux, colour temperature and warranty of the luminaire</li><li>A trial installation in one aisle, measured with a lux meter</li><li>What becomes of the emergency lighting in the new layout</li></ul>',
    '<p><a href="/#contact">Tell us</a> the number of your luminaires, the height of the ceiling and your working hours, and we will do the same calculation for your warehouse.</p>',
  ].join(''),
};

export const kacakAkim: SampleArticleEnglish = {
  title: 'Why does the residual current device trip, and what should you check first?',
  slug: 'why-does-the-residual-current-device-trip',
  excerpt:
    'A device that trips is doing its job. Safe steps for home and workplace that lead to the cause, and the point at which to stop and call an electrician.',
  content: [
    '<p>A residual current device (RCD) compares the current that goes out with the current that comes back, all the time. If they differ by more than a certain value, part of the current is finding another way to earth: through a damp wall, for instance, or through a person. The device notices this within a fraction of a second and disconnects the circuit. In other words, <strong>a device that trips is not a faulty device</strong>; look first for what it is warning you of.</p>',
    '<h2>What do 30 mA and 300 mA mean?</h2>',
    '<ul><li><strong>30 mA</strong> protects people. It is used for socket-outlet circuits and rooms with a bath or shower.</li><li><strong>300 mA</strong> protects against fire. It usually stands at the origin of the installation and does not protect people by itself.</li></ul>',
    '<p>Where both are used, the one at the origin is a time-delayed (selective) type, so that a fault in the kitchen does not leave the whole building in the dark.</p>',
    '<h2>Check in this order</h2>',
    '<p>These steps need only the switch levers and the plugs; the cover of the board stays closed:</p>',
    '<ol><li>Switch the RCD back on. If it trips at once, go to step two. If it trips hours later, note when: after rain, or while the washing machine is running?</li><li>Switch off all circuit-breakers and switch the RCD on again. If it still will not stay on, stop here and call an electrician; the fault may be in the board or in the device.</li><li>Switch the circuit-breakers on one by one. The one that makes the RCD trip feeds the faulty circuit.</li><li>Unplug everything on that circuit and switch it on again. If the RCD holds, plug the appliances in one by one; the one that trips it is the culprit.</li><li>If it trips with everything unplugged, the fault is in the fixed wiring: a junction box, a socket-outlet, a light fitting or the cable itself.</li></ol>',
    '<blockquote>Taping, bridging or removing the device is no solution. From then on, the only thing that will reveal the fault is whoever touches it.</blockquote>',
    '<h2>What we find most often</h2>',
    '<h3>Water and damp</h3>',
    '<p>Garden lighting, outdoor sockets, junction boxes on balconies and the heating elements of water heaters lead the list. A fault that begins after rain goes away when things dry out; it has not been cured, it is in hiding.</p>',
    '<h3>Appliances with heating elements</h3>',
    '<p>As the elements of dishwashers, washing machines, ovens, irons and kettles age, they leak current to the casing. Often the appliance trips the device only while it is heating.</p>',
    '<h3>Many small leakages</h3>',
    '<p>The filters of computers, LED drivers and frequency converters leak a few milliamperes to earth even when nothing is wrong. With twenty computers on it, a 30 mA device comes close to its limit without a single fault. In workplaces the remedy is to divide the circuits and fit more devices.</p>',
    '<h3>Neutral and earth in contact</h3>',
    '<p>If tripping begins after building work and becomes more frequent with load, look here first. Where neutral and protective conductor touch downstream of the device, part of the returning current flows through earth and the device sees the difference. Finding the place takes measurement.</p>',
    '<h2>Remember the test button</h2>',
    '<p>The <strong>TEST</strong> button shows that the mechanism works; pressing it as often as the manufacturer recommends, usually every few months, is enough. A device that does not trip then must be replaced. The button does not show that your earthing is good or that the device trips fast enough; tripping time and current are measured with an instrument.</p>',
    '<p>If you cannot find the fault, <a href="/#contact">write to us</a> and say at which step you stopped: it halves the time of the visit.</p>',
  ].join(''),
};

export const sarjIstasyonu: SampleArticleEnglish = {
  title: 'Seven questions before you install charge points at work',
  slug: 'seven-questions-before-installing-charge-points-at-work',
  excerpt:
    'Some things come before the make of the charge point: your supply, the cable route, residual current protection and billing. Seven questions to go through before the site visit.',
  content: [
    '<p>A charge point looks like something you choose from a catalogue. In fact most of the cost and the time lies in the <strong>installation behind it</strong>. These are the seven questions that we ask on the phone before a site visit, with the reasons.</p>',
    '<h2>1. How long are the cars parked?</h2>',
    '<p>For a member of staff who parks for eight hours, 11 kW is usually more than enough: it delivers over 40 kWh in four hours. For a customer who stays half an hour, even 22 kW is too little, and a DC charger is the subject. Let parking time decide the power, not prestige.</p>',
    '<h2>2. How much capacity do you have to spare?</h2>',
    '<p>Look not at your agreed capacity but at what is left of it in the busiest hour. A logger on the main board for a week or two gives the exact answer. If it is not enough, there are two ways:</p>',
    '<ul><li><strong>Load management:</strong> the charge points follow the load of the building and share what is left.</li><li><strong>Supply upgrade:</strong> an application to the network operator, a design and often a new board. It takes weeks.</li></ul>',
    '<h2>3. How far is it from the board to the parking bay?</h2>',
    '<p>A long run means voltage drop. Beyond 80 metres a 32 A three-phase circuit usually needs the next larger cross-section. If you have to dig, leave at least one spare duct; the duct costs little, a second trench a lot.</p>',
    '<h2>4. Which type of residual current protection?</h2>',
    '<p>Electric cars can leak direct current to earth. It can blind an ordinary residual current device, which may then miss a real fault. Each point therefore needs either <strong>type B</strong> protection, or <strong>type A</strong> together with a charge point that detects 6 mA of direct current. Nor should two cars share one device: when one trips it, the other is left without charge.</p>',
    '<h2>5. Has your earthing been measured?</h2>',
    '<p>Whoever touches a car in an open car park stands on the ground. The continuity of the protective conductor and the earth resistance must be measured before the charge point is connected. If you have a recent report, we will ask for it at the visit; if not, measuring is the first step of the job.</p>',
    '<h2>6. Who will pay for the energy?</h2>',
    '<p>There are three different cases:</p>',
    '<ol><li>Your own vehicles only: access by card and an internal report will do.</li><li>Shared between tenants or staff: each charge point needs a meter.</li><li>A paid service to the public: in Turkey this requires a licence, and your charge points must be connected to a licensed charging network.</li></ol>',
    '<p>For the third case the device must be able to talk to network operators, that is, support an open protocol such as OCPP. In blocks of flats, talk to the management first and have the decision about the common areas in writing; it prevents disputes later.</p>',
    '<h2>7. How many cars will there be in three years?</h2>',
    '<blockquote>Buy charge points for the cars of today, and build the cable route for those of three years from now.</blockquote>',
    '<p>Trunking, a larger board and empty space are cheap; adding them later is not. In a car park that begins with four points, a board prepared for twelve turns the second stage into a day’s work. We did the same in our <a href="/proje/16-araclik-sarj-otoparki">car park with 16 charge points</a>.</p>',
    '<h2>Before the site visit</h2>',
    '<p>Your last bill, a photo of the main board and a simple sketch of the car park are enough for a realistic range in the first conversation. <a href="/#contact">Write to us</a> and we will arrange a day.</p>',
  ].join(''),
};

export const termalKamera: SampleArticleEnglish = {
  title: 'Thermal imaging of switchboards: what does a difference in temperature tell you?',
  slug: 'thermal-imaging-of-switchboards',
  excerpt:
    'A coloured image alone shows no fault; it is the difference that has to be read. The conditions of measurement, the limits, and what no report should lack.',
  content: [
    '<p>A loose connection heats up when current flows. It expands as it heats and loosens a little more as it cools. This cycle goes on in silence for months, until a circuit-breaker trips or a terminal chars. A thermal camera lets you see it <strong>without stopping production</strong> and without touching the board, provided that the image is taken under the right conditions and the difference is read correctly.</p>',
    '<h2>First of all: load</h2>',
    '<p>Heating rises with the square of the current. At 20 per cent load almost everything in a board looks cold, and the result is misleading. Choose a busy hour, or at least a time with about half of the usual load. Take the first image at once: with the door open, the air inside cools quickly.</p>',
    '<p>The second condition is the surface. Bright copper busbars and chromium-plated bolts reflect what is opposite them rather than show their own temperature; the camera may be measuring your face. An experienced engineer chooses a painted, insulated or matt-taped spot.</p>',
    '<h2>Absolute temperature or difference?</h2>',
    '<p>Both are needed, but the difference comes first. The terminations of the three phases are side by side and carry the same load; if one is warmer than the others, the cause is either the load or the termination. If the currents are equal, the termination is left.</p>',
    '<p>The steps that are common in maintenance guides, for the difference between similar parts under similar load, are roughly these:</p>',
    '<ul><li><strong>1–3 °C</strong>: keep an eye on it and compare at the next measurement.</li><li><strong>4–15 °C</strong>: a defective termination is likely; include it in planned maintenance.</li><li><strong>Above 15 °C</strong>: a serious defect; repair at the first opportunity.</li></ul>',
    '<p>The absolute limit depends on the material. The continuous operating temperature of a conductor is 70 °C with PVC insulation and 90 °C with XLPE. A PVC cable that reads 65 °C on the surface may be at its limit inside.</p>',
    '<blockquote>If all three phases are equally warm, the trouble is probably not a loose bolt but load, cross-section or ventilation.</blockquote>',
    '<h2>Five images we often see</h2>',
    '<ol><li><strong>One terminal warm, the cable cooler with distance:</strong> a loose termination. Check the conductor end before tightening; a burnt one is cut back and remade.</li><li><strong>The whole cable warm:</strong> cross-section too small, or trunking too full.</li><li><strong>The body of a circuit-breaker warm, its terminals cold:</strong> the internal contact may be worn.</li><li><strong>The neutral warmer than the phases:</strong> harmonic loads or unbalance.</li><li><strong>One of the capacitors cold:</strong> that stage is not working.</li></ol>',
    '<h2>What belongs in a good report?</h2>',
    '<ul><li>For each finding the thermal image beside an ordinary photo</li><li>Current, ambient temperature and emissivity at the time</li><li>The designation of the point in the board: not “third breaker” but “P2-Q7, outgoing L2”</li><li>Priority and recommended work</li><li>A second image of the same point after the repair</li></ul>',
    '<h2>How often?</h2>',
    '<p>Once a year is a good start for a site under normal conditions. Where there is dust or vibration, or work goes on in three shifts, every six months is better. A new board should be imaged under load within its first month without fail: that is when defects of installation show most.</p>',
    '<p>Opening the cover of a live board is for authorised and protected staff; do not try it yourself. When you <a href="/#contact">write to us</a> about a measurement, the number of boards and your busy hours are all we need.</p>',
  ].join(''),
};

/** Of the text before the note on solar plants was added: the sample that shows an outdated translation. */
export const reaktifCeza: SampleArticleEnglish = {
  title: 'Where does the bill show a charge for reactive energy?',
  slug: 'where-the-bill-shows-reactive-energy',
  excerpt:
    'Three figures on your bill tell whether your site exceeds the reactive limit. How to work out the ratio, and what to look at when the limit is exceeded.',
  content: [
    '<p>Motors, transformers and welding machines need a magnetic field to work. The energy drawn from the grid to build that field is not turned into work; a moment later it goes back. It is called <strong>reactive energy</strong>, and it occupies cables and transformers to no purpose. Network operators in Turkey therefore set a limit; beyond it, a line of its own appears on the bill.</p>',
    '<h2>Look for three figures</h2>',
    '<p>You need no instrument to find the ratio. The consumption section of the bill has these three values:</p>',
    '<ul><li><strong>Active energy</strong> (kWh): the consumption that is turned into work.</li><li><strong>Inductive reactive energy</strong> (kvarh): the share of motors and transformers.</li><li><strong>Capacitive reactive energy</strong> (kvarh): the share of surplus capacitors, long cables and electronic loads.</li></ul>',
    '<p>Divide the inductive and the capacitive value by the active energy, each by itself. An example:</p>',
    '<pre><code>inductive ratio  = 4,230 ÷ 18,400 = 23.0%\ncapacitive ratio = 1,150 ÷ 18,400 =  6.3%</code></pre>',
    '<h2>What is the limit?</h2>',
    '<p>Limits depend on the installed load and the customer group, and are revised from time to time. For medium and large sites 20 per cent inductive and 15 per cent capacitive are common; for smaller ones the limits are wider. Check yours on the bill or in the current tariff of your network operator.</p>',
    '<p>If the site above is subject to the 20 per cent limit, it has exceeded it by three points. One detail is easily missed: beyond the limit, not only the excess but <em>all</em> reactive consumption of the period is usually charged. That is why a small excess costs more than expected.</p>',
    '<blockquote>A ratio of 20 per cent corresponds to a power factor (cos φ) of about 0.98, one of 33 per cent to about 0.95.</blockquote>',
    '<h2>Why is the limit exceeded?</h2>',
    '<h3>If the inductive side has risen</h3>',
    '<ol><li>Is the circuit-breaker of the power factor correction on, and does the controller show an alarm? The cause we find most often is a breaker that was left off after maintenance.</li><li>Do the contactors of the stages pull in? A stage with burnt contacts is shown as connected, but does nothing.</li><li>Have the current of the capacitors measured. One that has lost capacitance no longer draws the current on its rating plate.</li><li>Are the stages still sufficient for motors, presses or air conditioning added since?</li></ol>',
    '<h3>If the capacitive side has risen</h3>',
    '<ul><li>A stage with welded contacts may stay connected when there is no load.</li><li>At night and at weekends, when the load is low, LED lighting, uninterruptible power supplies and long cables pull towards the capacitive side. Sometimes the answer is not a capacitor but a <strong>shunt reactor</strong>.</li><li>With unbalanced single-phase loads, three-phase stages cannot hold the setting; a controller that works phase by phase is needed.</li></ul>',
    '<h2>Five minutes a month</h2>',
    '<ol><li>When the bill comes, work out both ratios and enter them in a table.</li><li>Take a photo of the cos φ on the controller and of the connected stages.</li><li>If a ratio rises two months running, have it measured before it reaches the limit.</li></ol>',
    '<p>Send us your last three bills through the <a href="/#contact">contact form</a> and we will read the ratios together. What we do in the board itself is on the page about <a href="/category/elektrik-panolari">distribution boards</a>.</p>',
  ].join(''),
};

export const topraklamaOlcumu: SampleArticleEnglish = {
  title: 'How to read an earthing test report',
  slug: 'how-to-read-an-earthing-test-report',
  excerpt:
    'The word “satisfactory” on the last page is not enough. Which value to look at, what it is compared with, and which questions to ask.',
  content: [
    '<p>Most businesses have their earthing tested once a year, file the report and look for it at the next inspection. Yet it is the only document that says whether protection will work when there is a fault. You need not be an electrical engineer to read it; knowing what a few figures mean is enough.</p>',
    '<h2>Which question does the report answer?</h2>',
    '<p>The question is not “how many ohms?”. It is this: <strong>if the casing of an appliance becomes live, will protection disconnect fast enough, before the voltage on the casing is dangerous?</strong> The answer depends not only on the earth electrode but also on the protective device and the type of system earthing. Rules with a single number, such as “below 5 ohms is fine”, are therefore incomplete.</p>',
    '<h2>Three different measurements</h2>',
    '<ul><li><strong>Earth electrode resistance:</strong> shows how well the electrode is connected to the ground.</li><li><strong>Earth fault loop impedance:</strong> measures the whole path of the fault current, and decides whether the fuse or circuit-breaker will operate.</li><li><strong>Continuity:</strong> shows that the protective conductor reaches socket-outlets and machine frames without interruption.</li></ul>',
    '<p>A good report contains all three. If it has only the first, it does not even prove that the earth contact of your socket is connected.</p>',
    '<h2>What is the figure compared with?</h2>',
    '<p>In a TT system with residual current protection the calculation is short: the voltage that can appear on the casing should not exceed 50 V.</p>',
    '<pre><code>RA ≤ 50 V ÷ IΔn\n\nfor 300 mA: 50 ÷ 0.3  ≈ 167 Ω\nfor  30 mA: 50 ÷ 0.03 ≈ 1,667 Ω</code></pre>',
    '<p>These are theoretical upper limits. The ground dries out in summer and connections corrode with time; in practice far lower values are aimed at. In TN systems protected by fuses or circuit-breakers it is the loop impedance that counts, circuit by circuit, for the device of each.</p>',
    '<blockquote>The same resistance may be sufficient in one board and not in another. If the report does not name the protective device, no comparison was made.</blockquote>',
    '<h2>Why does the method matter?</h2>',
    '<p>In the fall-of-potential method the electrode is disconnected from the installation and two auxiliary rods are driven far enough away; if they are too close together, the result looks better than it is. A clamp is faster, but needs a closed loop for its current. On a site surrounded by asphalt and concrete there is nowhere to drive a rod; there the assessment relies on loop impedance as well. The report should name the method and contain a sketch of the measuring points: only then can next year’s figures be compared.</p>',
    '<h2>Check this when the report arrives</h2>',
    '<ol><li>Is each measured point named as it is labelled in your board?</li><li>Does each have the type and rating of its protective device beside it?</li><li>Were tripping current and time of the residual current devices measured?</li><li>Are make, serial number and calibration date of the instrument stated?</li><li>Are weather and soil described? After rain the result is optimistic.</li><li>Is there a priority and a recommendation for each point that failed?</li></ol>',
    '<h2>What if the value is poor?</h2>',
    '<p>The first step is not another rod. Connections are checked first; a loose terminal or a painted casing is often the real cause. Then the equipotential bonding is completed: water, gas and heating pipes, structural steel and cable trays are brought to one bar. If that is still not enough, more electrodes are added or the foundation earth is connected.</p>',
    '<p><a href="/#contact">Share your report with us</a> and we will mark together which points really come first.</p>',
  ].join(''),
};
