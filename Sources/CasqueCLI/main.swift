print("casque")
