import { aydinlatmaMetni } from './pages/aydinlatma-metni';
import { gizlilik } from './pages/gizlilik';
import type { SamplePage } from './types';

export const pages: SamplePage[] = [aydinlatmaMetni, gizlilik];
