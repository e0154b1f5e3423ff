import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { answerBell } from './social/notifications/serviceWorker'
import { callStill } from './social/notifications/webPush'

answerBell()
mount(App, { target: document.getElementById('app')! })
void callStill()
