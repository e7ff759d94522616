// Casque
