/** The things that make a new site the owner's own, and which of them are done. */
export type FirstStep = 'company' | 'logo' | 'email' | 'project' | 'samples';

export type FirstSteps = {
  done: Record<FirstStep, boolean>;
  /** How many records of the sample content are left; the company profile is one. */
  samples: number;
  /** Whether the owner is still to be reminded. */
  shown: boolean;
};
