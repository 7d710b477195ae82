// Starts the page. The order: colours and settings, the start screen and then the board's module, or both at once for a game by its address.

import './styles/layers.css';
import './styles/theme.css';
import './styles/reset.css';
import './styles/controls.css';
import './styles/states.css';
import './styles/forced.css';
import './app/app';
import { keepForms } from './ui/forms';
import { keepTranslated } from './ui/translated';

keepForms(window);
keepTranslated(document);
