import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { answerServiceWorker } from './social/notifications/serviceWorker'
import { renewPush } from './social/notifications/webPush'

answerServiceWorker()
mount(App, { target: document.getElementById('app')! })
void renewPush()
